/** What is searched, in the order in which it is shown. */
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

/** Over, or not to be had (now). */
export type SearchHitState = 'cancelled' | 'past' | 'freeSoon' | 'busy';

/** Something that was found, in the words of a list. */
export interface SearchHit {
  href: string;
  title: string;
  excerpt: string;
  /** Where or when, or empty. */
  meta: string;
  /** Euro per month, written out: € 420, or empty. */
  price: string;
  /** What one should know before opening it. */
  state: SearchHitState | null;
  /** Address of a small picture. */
  image: string | null;
}

/** What was found in one section, the best first. */
export interface SearchGroup {
  section: SearchSection;
  /** How much there is in all; hits may be the beginning of it. */
  count: number;
  hits: SearchHit[];
}

/** Ways on for those who have found nothing, or have not begun. */
export interface SearchSuggestions {
  /** Words of the query that find something alone. */
  words: { word: string; count: number }[];
  /** Lists that one may look through instead. */
  categories: { title: string; href: string; section: 'accommodations' | 'services' | 'events' }[];
}

/** The answer to a search: what the page shows and what /api/search answers. */
export interface SearchResults {
  query: string;
  total: number;
  /** Sections in which something was found, those with a title that fits first. */
  groups: SearchGroup[];
  /** Null where something was found. */
  suggestions: SearchSuggestions | null;
}
