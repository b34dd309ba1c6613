import type { Meta } from '@storybook/nextjs-vite';
import { ListCategoriesServices } from '@/blocks/ListCategoriesServices/ListCategoriesServices';
import { blockOf } from '../fixtures/block';
import { listCategoriesServices } from '../fixtures/blocks/ListCategoriesServices';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/ListCategoriesServices', component: ListCategoriesServices };
export default meta;

const stories = blockStories(listCategoriesServices);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(
  blockOf('listCategoriesServices', {
    ...listCategoriesServices.typical.props,
    layout: { slider: true, columns: 3 },
  }),
);

/** Three columns, because they fill the rows better than four. */
export const Three = storyOf(
  blockOf('listCategoriesServices', {
    ...listCategoriesServices.typical.props,
    categories: listCategoriesServices.typical.props.categories.slice(0, 3),
    layout: { slider: false, columns: 3 },
  }),
);
