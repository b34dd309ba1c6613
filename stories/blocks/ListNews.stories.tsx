import type { Meta } from '@storybook/nextjs-vite';
import { ListNews } from '@/blocks/ListNews/ListNews';
import { blockOf } from '../fixtures/block';
import { listNews } from '../fixtures/blocks/ListNews';
import { inSlider } from '../fixtures/cardLists';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/ListNews', component: ListNews };
export default meta;

const stories = blockStories(listNews);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** In one row that scrolls sideways. */
export const AsSlider = shows(blockOf('listNews', { ...listNews.usual.props, ...inSlider }));

/** As wide as a text. */
export const Narrow = shows(
  blockOf('listNews', listNews.usual.props, { frame: { width: 'narrow' } }),
);
