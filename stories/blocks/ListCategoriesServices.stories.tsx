import type { Meta } from '@storybook/nextjs-vite';
import { ListCategoriesServices } from '@/blocks/ListCategoriesServices/ListCategoriesServices';
import { blockOf } from '../fixtures/block';
import { listCategoriesServices } from '../fixtures/blocks/ListCategoriesServices';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/ListCategoriesServices', component: ListCategoriesServices };
export default meta;

const stories = blockStories(listCategoriesServices);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** In one row that scrolls sideways. */
export const AsSlider = shows(
  blockOf('listCategoriesServices', {
    ...listCategoriesServices.usual.props,
    arrangement: { slider: true, columns: 3 },
  }),
);

/** Where 3 fill the rows better than 4. */
export const Three = shows(
  blockOf('listCategoriesServices', {
    ...listCategoriesServices.usual.props,
    categories: listCategoriesServices.usual.props.categories.slice(0, 3),
    arrangement: { slider: false, columns: 3 },
  }),
);
