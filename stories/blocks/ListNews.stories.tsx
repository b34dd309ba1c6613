import type { Meta } from '@storybook/nextjs-vite';
import { ListNews } from '@/blocks/ListNews/ListNews';
import { blockOf } from '../fixtures/block';
import { listNews } from '../fixtures/blocks/ListNews';
import { inSlider } from '../fixtures/cardLists';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/ListNews', component: ListNews };
export default meta;

const stories = blockStories(listNews);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(blockOf('listNews', { ...listNews.typical.props, ...inSlider }));

/** As wide as a text column. */
export const Narrow = storyOf(
  blockOf('listNews', listNews.typical.props, { frame: { width: 'narrow' } }),
);
