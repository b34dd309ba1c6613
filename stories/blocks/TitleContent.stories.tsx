import type { Meta } from '@storybook/nextjs-vite';
import { TitleContent } from '@/blocks/TitleContent/TitleContent';
import { blockOf } from '../fixtures/block';
import { textContent } from '../fixtures/blocks/TextContent';
import { titleContent } from '../fixtures/blocks/TitleContent';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/TitleContent', component: TitleContent };
export default meta;

const stories = blockStories(titleContent);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

export const Sizes = storyOf(
  ...(['large', 'medium', 'small'] as const).map((size) =>
    blockOf('titleContent', { ...titleContent.typical.props, size }),
  ),
);

export const Alignments = storyOf(
  ...(['left', 'center', 'right'] as const).map((alignment) =>
    blockOf('titleContent', titleContent.typical.props, { frame: { alignment } }),
  ),
);

/** In a page a title starts a section, and the blocks after it belong to the section. */
export const OpeningSections = storyOf(
  titleContent.typical,
  textContent.typical,
  { ...titleContent.long, id: 'second' },
  { ...textContent.typical, id: 'second text' },
);
