import type { Meta } from '@storybook/nextjs-vite';
import { ListEvents } from '@/blocks/ListEvents/ListEvents';
import { listEvents } from '../fixtures/blocks/ListEvents';
import { inSlider } from '../fixtures/cardLists';
import { blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: ListEvents, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(listEvents);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(withProps(listEvents.typical, inSlider));

/** As wide as a text column. */
export const Narrow = storyOf(inFrame(listEvents.typical, { width: 'narrow' }));
