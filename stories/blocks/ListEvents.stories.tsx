import type { Meta } from '@storybook/nextjs-vite';
import { ListEvents } from '@/blocks/ListEvents/ListEvents';
import { blockOf } from '../fixtures/block';
import { listEvents } from '../fixtures/blocks/ListEvents';
import { inSlider } from '../fixtures/cardLists';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/ListEvents', component: ListEvents };
export default meta;

const stories = blockStories(listEvents);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** In one row that scrolls sideways. */
export const AsSlider = shows(blockOf('listEvents', { ...listEvents.usual.props, ...inSlider }));

/** As wide as a text. */
export const Narrow = shows(
  blockOf('listEvents', listEvents.usual.props, { frame: { width: 'narrow' } }),
);
