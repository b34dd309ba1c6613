import type { Meta } from '@storybook/nextjs-vite';
import { Spacer } from '@/blocks/Spacer/Spacer';
import { blockOf } from '../fixtures/block';
import { spacer } from '../fixtures/blocks/Spacer';
import { textContent } from '../fixtures/blocks/TextContent';
import { blockMeta, blockStories, storyOf } from './blockStories';

const meta: Meta = {
  ...blockMeta,
  component: Spacer,
  tags: ['!autodocs'],
  argTypes: {
    ...blockMeta.argTypes,
    height: { control: { type: 'range', min: 0, max: 320, step: 8 } },
    heightMobile: { control: { type: 'range', min: 0, max: 320, step: 8 } },
  },
};
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
  blockOf('spacer', { height: 96, heightMobile: 48 }),
  (block) => [textContent.bare, block, { ...textContent.bare, id: 'after' }],
);
