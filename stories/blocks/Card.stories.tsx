import type { Meta } from '@storybook/nextjs-vite';
import { Card } from '@/blocks/Card/Card';
import { blockOf } from '../fixtures/block';
import { card } from '../fixtures/blocks/Card';
import { blockMeta, blockStories, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: Card, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(card);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const inTwo = { columns: { mobile: 1, tablet: 2, desktop: 2, wide: 2 } } as const;

/** Cards in a row have the same height, and their links are aligned. */
export const OfUnevenLength = storyOf(card.typical, (block) => [
  blockOf('columns', inTwo, { children: [card.long, block] }),
]);

/** The remaining parts fill the space of a missing picture, link or text. */
export const Parts = storyOf(card.typical, (block) => [
  blockOf('columns', inTwo, {
    children: [
      withProps(block, { image: null }),
      withProps(block, { link: null }),
      withProps(block, { html: '' }),
      withProps(block, { image: null, html: '' }),
    ],
  }),
]);
