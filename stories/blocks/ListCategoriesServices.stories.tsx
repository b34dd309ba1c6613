import type { Meta } from '@storybook/nextjs-vite';
import { ListCategoriesServices } from '@/blocks/ListCategoriesServices/ListCategoriesServices';
import { listCategoriesServices } from '../fixtures/blocks/ListCategoriesServices';
import { blockMeta, blockStories, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: ListCategoriesServices, tags: ['!autodocs'] };
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
  withProps(listCategoriesServices.typical, { layout: { slider: true, columns: 3 } }),
);

/** Three columns, because they fill the rows better than four. */
export const Three = storyOf(listCategoriesServices.typical, (block) => [
  withProps(block, {
    categories: block.props.categories.slice(0, 3),
    layout: { slider: false, columns: 3 },
  }),
]);
