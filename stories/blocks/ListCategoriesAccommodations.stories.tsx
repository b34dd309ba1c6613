import type { Meta } from '@storybook/nextjs-vite';
import { ListCategoriesAccommodations } from '@/blocks/ListCategoriesAccommodations/ListCategoriesAccommodations';
import { listCategoriesAccommodations } from '../fixtures/blocks/ListCategoriesAccommodations';
import { blockMeta, blockStories, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: ListCategoriesAccommodations, tags: ['!autodocs'] };
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
  withProps(listCategoriesAccommodations.typical, { layout: { slider: true, columns: 3 } }),
);

/** Three columns, because they fill the rows better than four. */
export const Three = storyOf(listCategoriesAccommodations.typical, (block) => [
  withProps(block, {
    categories: block.props.categories.slice(0, 3),
    layout: { slider: false, columns: 3 },
  }),
]);
