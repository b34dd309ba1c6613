import type { Meta } from '@storybook/nextjs-vite';
import { TitleContent } from '@/blocks/TitleContent/TitleContent';
import { blockOf } from '../fixtures/block';
import { textContent } from '../fixtures/blocks/TextContent';
import { titleContent } from '../fixtures/blocks/TitleContent';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/TitleContent', component: TitleContent };
export default meta;

const stories = blockStories(titleContent);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

export const Sizes = shows(
  ...(['large', 'medium', 'small'] as const).map((size) =>
    blockOf('titleContent', { ...titleContent.usual.props, size }),
  ),
);

export const Alignments = shows(
  ...(['left', 'center', 'right'] as const).map((alignment) =>
    blockOf('titleContent', titleContent.usual.props, { frame: { alignment } }),
  ),
);

/** In the page a title opens a section; what follows belongs to it. */
export const OpeningSections = shows(
  titleContent.usual,
  textContent.usual,
  { ...titleContent.long, id: 'second' },
  { ...textContent.usual, id: 'second text' },
);
