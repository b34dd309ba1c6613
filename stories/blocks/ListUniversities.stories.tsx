import type { Meta } from '@storybook/nextjs-vite';
import { ListUniversities } from '@/blocks/ListUniversities/ListUniversities';
import { blockOf } from '../fixtures/block';
import { listUniversities } from '../fixtures/blocks/ListUniversities';
import { inSlider } from '../fixtures/cardLists';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/ListUniversities', component: ListUniversities };
export default meta;

const stories = blockStories(listUniversities);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(
  blockOf('listUniversities', { ...listUniversities.typical.props, ...inSlider }),
);

/** As wide as a text column. */
export const Narrow = storyOf(
  blockOf('listUniversities', listUniversities.typical.props, { frame: { width: 'narrow' } }),
);
