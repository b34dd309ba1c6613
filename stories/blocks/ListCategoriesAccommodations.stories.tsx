import type { Meta } from '@storybook/nextjs-vite';
import { ListCategoriesAccommodations } from '@/blocks/ListCategoriesAccommodations/ListCategoriesAccommodations';
import { blockOf } from '../fixtures/block';
import { listCategoriesAccommodations } from '../fixtures/blocks/ListCategoriesAccommodations';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = {
  title: 'Blocks/ListCategoriesAccommodations',
  component: ListCategoriesAccommodations,
};
export default meta;

const stories = blockStories(listCategoriesAccommodations);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** One row that scrolls sideways. */
export const AsSlider = storyOf(
  blockOf('listCategoriesAccommodations', {
    ...listCategoriesAccommodations.typical.props,
    layout: { slider: true, columns: 3 },
  }),
);

/** Three columns, because they fill the rows better than four. */
export const Three = storyOf(
  blockOf('listCategoriesAccommodations', {
    ...listCategoriesAccommodations.typical.props,
    categories: listCategoriesAccommodations.typical.props.categories.slice(0, 3),
    layout: { slider: false, columns: 3 },
  }),
);
