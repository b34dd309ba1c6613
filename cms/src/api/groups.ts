import type {
  AccommodationsCategory,
  EventsCategory,
  EventsTag,
  NewsCategory,
  NewsTag,
  ServicesCategory,
} from '../payload-types';

/** Collections of categories by the handle of their group, which equals the collection's slug. */
export interface CategoryDocs {
  accommodationsCategories: AccommodationsCategory;
  servicesCategories: ServicesCategory;
  eventsCategories: EventsCategory;
  newsCategories: NewsCategory;
}
export type CategoryGroup = keyof CategoryDocs;

export const categoryGroups = [
  'accommodationsCategories',
  'servicesCategories',
  'eventsCategories',
  'newsCategories',
] as const satisfies CategoryGroup[];

/** Whether a text is the handle of a group of categories. */
export const isCategoryGroup = (value: unknown): value is CategoryGroup =>
  categoryGroups.some((group) => group === value);

/** Collections of tags, by the handle of their group. */
export interface TagDocs {
  eventsTags: EventsTag;
  newsTags: NewsTag;
}
export type TagGroup = keyof TagDocs;

export const tagGroups = ['eventsTags', 'newsTags'] as const satisfies TagGroup[];

/** Whether a text is the handle of a group of tags. */
export const isTagGroup = (value: unknown): value is TagGroup =>
  tagGroups.some((group) => group === value);
