/**
 * Returns the files of a new block. They compile, and their tests pass: one field, `plainTitle`, from the
 * editor's form to the page.
 *
 * @param {string} handle the block's name in the contract
 * @param {string} name the block's name in files and code
 * @returns {Record<string, string>} contents by file name, relative to the root
 */
export function newBlockFiles(handle, name) {
  return {
    [`cms/src/blocks/${name}.ts`]: `import type { ContentBlock } from './ContentBlock';

/** Describe here what the block shows. */
export const ${name}: ContentBlock<'${handle}'> = {
  handle: '${handle}',
  labels: {
    singular: { it: '${name}', en: '${name}' },
    plural: { it: '${name}', en: '${name}' },
  },
  fields: [
    { name: 'plainTitle', type: 'text', required: true, label: { it: 'Titolo', en: 'Heading' } },
  ],
  resolvers: {},
};
`,
    [`graphql/blocks/${name}Block.graphql`]: `fragment ${name}Block on contentManager_${handle}_BlockType {
  responsiveVisibility
  backgroundColor
  textColor
  alignment
  direction
  contentWidth
  minHeight
  plainTitle
}
`,
    [`src/blocks/${name}/${name}.mapper.ts`]: `import { missing, type MapBlock } from '../engine/server/mapper';

export const map${name}: MapBlock<'${handle}'> = (block, _context, { headingLevel }) => {
  if (!block.plainTitle) return missing('title');
  return { title: block.plainTitle, level: headingLevel };
};
`,
    [`src/blocks/${name}/${name}.tsx`]: `import type { HeadingLevel } from '../engine/outline';
import * as S from './${name}.styles';

export interface ${name}Props {
  title: string;
  level: HeadingLevel;
}

/** Describe here what the block shows. */
export function ${name}({ title, level }: ${name}Props) {
  return <S.Title as={\`h\${level}\`}>{title}</S.Title>;
}
`,
    [`src/blocks/${name}/${name}.styles.ts`]: `import styled from 'styled-components';

export const Title = styled.h3\`
  font-size: var(--fs-h3);
  margin-inline: var(--inline-margin, 0);
\`;
`,
    [`src/blocks/${name}/${name}.test.tsx`]: `import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ${handle} } from '../../../stories/fixtures/blocks/${name}';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { renderBlock } from '../engine/testing/renderBlock';

it('is left out without a heading', async () => {
  expect(await mapBlockProps('${handle}', { plainTitle: '' })).toEqual({ missing: 'title' });
});

it('shows its heading', async () => {
  const { container } = await renderBlock(${handle}.typical);
  expect(screen.getByRole('heading', { name: ${handle}.typical.props.title })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
`,
    [`stories/fixtures/blocks/${name}.ts`]: `import { blockOf, type BlockFixture } from '../block';

export const ${handle}: BlockFixture<'${handle}'> = {
  typical: blockOf('${handle}', { title: 'Un titolo', level: 3 }),
  long: blockOf('${handle}', {
    title: 'Un titolo molto più lungo di quanto chi ha disegnato la pagina si aspettava',
    level: 3,
  }),
  bare: blockOf('${handle}', { title: 'Sì', level: 3 }),
  english: blockOf('${handle}', { title: 'A heading', level: 3 }),
};
`,
    [`stories/blocks/${name}.stories.tsx`]: `import type { Meta } from '@storybook/nextjs-vite';
import { ${name} } from '@/blocks/${name}/${name}';
import { ${handle} } from '../fixtures/blocks/${name}';
import { blockMeta, blockStories } from './blockStories';

const meta: Meta = { ...blockMeta, component: ${name}, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(${handle});

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;
`,
    [`stories/blocks/${name}.mdx`]: `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as Stories from './${name}.stories';

<Meta of={Stories} />

# ${name}

What it is for.

<Canvas of={Stories.Typical} />

## Fields

- \`plainTitle\`: the heading. Without it the block is left out.

## Do

-

## Do not

-

## Accessibility

-

## On each background

<Canvas of={Stories.OnEachGround} />
`,
  };
}
