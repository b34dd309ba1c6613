import type { Meta } from '@storybook/nextjs-vite';
import { TitleContent } from '@/blocks/TitleContent/TitleContent';
import { textContent } from '../fixtures/blocks/TextContent';
import { titleContent } from '../fixtures/blocks/TitleContent';
import { alignmentsOf, blockMeta, blockStories, storyOf, withProps } from './blockStories';

const meta: Meta = {
  ...blockMeta,
  component: TitleContent,
  tags: ['!autodocs'],
  argTypes: {
    ...blockMeta.argTypes,
    level: { options: [1, 2, 3, 4, 5, 6], control: { type: 'inline-radio' } },
    size: { options: ['small', 'medium', 'large'], control: { type: 'inline-radio' } },
  },
};
export default meta;

const stories = blockStories(titleContent);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const sizes = ['large', 'medium', 'small'] as const;

export const Sizes = storyOf(titleContent.typical, (block) =>
  sizes.map((size) => withProps(block, { size })),
);

export const Alignments = alignmentsOf(titleContent.typical);

/** In a page a title starts a section, and the blocks after it belong to the section. */
export const OpeningSections = storyOf(titleContent.typical, (block) => [
  block,
  textContent.typical,
  { ...titleContent.long, id: 'second' },
  { ...textContent.typical, id: 'second text' },
]);
