import type { Meta } from '@storybook/nextjs-vite';
import { Spacer } from '@/blocks/Spacer/Spacer';
import { blockOf } from '../fixtures/block';
import { spacer } from '../fixtures/blocks/Spacer';
import { textContent } from '../fixtures/blocks/TextContent';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/Spacer', component: Spacer };
export default meta;

const stories = blockStories(spacer);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** A spacer is visible only as the distance between two blocks. */
export const BetweenTexts = storyOf(
  textContent.bare,
  blockOf('spacer', { height: 96, heightMobile: 48 }),
  { ...textContent.bare, id: 'after' },
);
