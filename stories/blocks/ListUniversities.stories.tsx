import type { Meta } from '@storybook/nextjs-vite';
import { ListUniversities } from '@/blocks/ListUniversities/ListUniversities';
import { listUniversities } from '../fixtures/blocks/ListUniversities';
import { inSlider } from '../fixtures/cardLists';
import { blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: ListUniversities, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(listUniversities);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(withProps(listUniversities.typical, inSlider));

/** As wide as a text column. */
export const Narrow = storyOf(inFrame(listUniversities.typical, { width: 'narrow' }));
