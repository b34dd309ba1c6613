import type { Meta } from '@storybook/nextjs-vite';
import { ListCategoriesAccommodations } from '@/blocks/ListCategoriesAccommodations/ListCategoriesAccommodations';
import { blockOf } from '../fixtures/block';
import { listCategoriesAccommodations } from '../fixtures/blocks/ListCategoriesAccommodations';
import { blockStories, shows } from './blockStories';

const meta: Meta = {
  title: 'Blocks/ListCategoriesAccommodations',
  component: ListCategoriesAccommodations,
};
export default meta;

const stories = blockStories(listCategoriesAccommodations);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** In one row that scrolls sideways. */
export const AsSlider = shows(
  blockOf('listCategoriesAccommodations', {
    ...listCategoriesAccommodations.usual.props,
    arrangement: { slider: true, columns: 3 },
  }),
);

/** Where 3 fill the rows better than 4. */
export const Three = shows(
  blockOf('listCategoriesAccommodations', {
    ...listCategoriesAccommodations.usual.props,
    categories: listCategoriesAccommodations.usual.props.categories.slice(0, 3),
    arrangement: { slider: false, columns: 3 },
  }),
);
