/** The searched sections, in the order in which they are shown. */
export const searchSections = [
  'accommodations',
  'services',
  'events',
  'universities',
  'places',
  'news',
  'pages',
] as const;
export type SearchSection = (typeof searchSections)[number];

/** Why an entry is not available (now). */
export type SearchHitState = 'cancelled' | 'past' | 'freeSoon' | 'busy';

export interface SearchHit {
  href: string;
  title: string;
  excerpt: string;
  /** The address or the date, or empty. */
  meta: string;
  /** Euro per month, formatted as € 420, or empty. */
  price: string;
  /** Null for an available entry. */
  state: SearchHitState | null;
  image: string | null;
}

/** The hits of one section, the best first. */
export interface SearchGroup {
  section: SearchSection;
  /** The total number of results; `hits` may contain only the first ones. */
  count: number;
  hits: SearchHit[];
}

/** Suggestions for a search without results or without a query. */
export interface SearchSuggestions {
  /** Words of the query that have results on their own. */
  words: { word: string; count: number }[];
  /** Listings of categories to browse. */
  categories: { title: string; href: string; section: 'accommodations' | 'services' | 'events' }[];
}

/** The words that a search found, folded, and how many letters of each to mark: less than all for a beginning. */
export type Marks = [word: string, length: number][];

/** The results of a search, for the results page and as the response of /api/search. */
export interface SearchResults {
  query: string;
  total: number;
  /** The sections with results; those with a match in a title come first. */
  groups: SearchGroup[];
  marks: Marks;
  /** Null if there are results. */
  suggestions: SearchSuggestions | null;
}
