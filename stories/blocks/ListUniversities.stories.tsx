import type { Meta } from '@storybook/nextjs-vite';
import { ListUniversities } from '@/blocks/ListUniversities/ListUniversities';
import { blockOf } from '../fixtures/block';
import { listUniversities } from '../fixtures/blocks/ListUniversities';
import { inSlider } from '../fixtures/cardLists';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/ListUniversities', component: ListUniversities };
export default meta;

const stories = blockStories(listUniversities);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** In one row that scrolls sideways. */
export const AsSlider = shows(
  blockOf('listUniversities', { ...listUniversities.usual.props, ...inSlider }),
);

/** As wide as a text. */
export const Narrow = shows(
  blockOf('listUniversities', listUniversities.usual.props, { frame: { width: 'narrow' } }),
);
