import type { Meta } from '@storybook/nextjs-vite';
import { ListNews } from '@/blocks/ListNews/ListNews';
import { listNews } from '../fixtures/blocks/ListNews';
import { inSlider } from '../fixtures/cardLists';
import { blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: ListNews, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(listNews);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(withProps(listNews.typical, inSlider));

/** As wide as a text column. */
export const Narrow = storyOf(inFrame(listNews.typical, { width: 'narrow' }));
