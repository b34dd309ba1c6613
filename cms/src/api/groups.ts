/** Groups of categories. A group's handle is the slug of its collection. */
export const categoryGroups = [
  'accommodationsCategories',
  'servicesCategories',
  'eventsCategories',
  'newsCategories',
] as const;
export type CategoryGroup = (typeof categoryGroups)[number];

export const isCategoryGroup = (value: unknown): value is CategoryGroup =>
  categoryGroups.some((group) => group === value);

/** Groups of tags. A group's handle is the slug of its collection. */
export const tagGroups = ['eventsTags', 'newsTags'] as const;
export type TagGroup = (typeof tagGroups)[number];

export const isTagGroup = (value: unknown): value is TagGroup =>
  tagGroups.some((group) => group === value);
