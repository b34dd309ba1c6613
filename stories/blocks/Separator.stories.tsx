import type { Meta } from '@storybook/nextjs-vite';
import { Separator } from '@/blocks/Separator/Separator';
import { separator } from '../fixtures/blocks/Separator';
import { textContent } from '../fixtures/blocks/TextContent';
import { alignmentsOf, blockMeta, blockStories, storyOf } from './blockStories';

const meta: Meta = { ...blockMeta, component: Separator, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(separator);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** The typical use: between two texts. */
export const BetweenTexts = storyOf(separator.typical, (block) => [
  textContent.typical,
  block,
  { ...textContent.typical, id: 'after' },
]);

export const Alignments = alignmentsOf(separator.typical);
