import type { Meta } from '@storybook/nextjs-vite';
import { ListEvents } from '@/blocks/ListEvents/ListEvents';
import { blockOf } from '../fixtures/block';
import { listEvents } from '../fixtures/blocks/ListEvents';
import { inSlider } from '../fixtures/cardLists';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/ListEvents', component: ListEvents };
export default meta;

const stories = blockStories(listEvents);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(
  blockOf('listEvents', { ...listEvents.typical.props, ...inSlider }),
);

/** As wide as a text column. */
export const Narrow = storyOf(
  blockOf('listEvents', listEvents.typical.props, { frame: { width: 'narrow' } }),
);
