import type { Meta } from '@storybook/nextjs-vite';
import { Card } from '@/blocks/Card/Card';
import { blockOf } from '../fixtures/block';
import { card } from '../fixtures/blocks/Card';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Card', component: Card };
export default meta;

const stories = blockStories(card);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const inTwo = { columns: { mobile: 1, tablet: 2, desktop: 2, wide: 2 } } as const;

/** Cards of a row are of one height, and their links stand on one line. */
export const OfUnevenLength = shows(
  blockOf('columns', inTwo, { children: [card.long, card.usual] }),
);

/** Without a picture, without a link: what there is closes the gap. */
export const Parts = shows(
  blockOf('columns', inTwo, {
    children: [
      blockOf('card', { ...card.usual.props, image: null }),
      blockOf('card', { ...card.usual.props, link: null }),
      blockOf('card', { ...card.usual.props, html: '' }),
      blockOf('card', { ...card.usual.props, image: null, html: '' }),
    ],
  }),
);
