import type { Meta } from '@storybook/nextjs-vite';
import { Separator } from '@/blocks/Separator/Separator';
import { blockOf } from '../fixtures/block';
import { separator } from '../fixtures/blocks/Separator';
import { textContent } from '../fixtures/blocks/TextContent';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/Separator', component: Separator };
export default meta;

const stories = blockStories(separator);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** The typical use: between two texts. */
export const BetweenTexts = storyOf(textContent.typical, separator.typical, {
  ...textContent.typical,
  id: 'after',
});

export const Alignments = storyOf(
  ...(['left', 'center', 'right'] as const).map((alignment) =>
    blockOf('separator', {}, { frame: { alignment } }),
  ),
);
