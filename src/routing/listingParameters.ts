const placeParameters = [
  'category',
  'type',
  'near',
  'within',
  'sort',
  'view',
  'bounds',
  'page',
] as const;

/**
 * The query parameters of each listing, by their names in addresses. The names are English in both languages and
 * must not change, because people share and search engines index them.
 */
export const listingParameters = {
  accommodations: [
    ...placeParameters,
    'beds',
    'rooms',
    'baths',
    'price-from',
    'price-to',
    'pricing',
    'included',
    'availability',
    'card',
  ],
  services: placeParameters,
  events: ['category', 'type', 'from', 'to', 'when', 'view', 'bounds', 'page'],
  universities: ['view', 'bounds', 'page'],
  places: ['view', 'bounds', 'page'],
  news: ['page'],
} as const;
