import type { DateSeed } from '../seed/moments';
import type { PerSite } from '../src/sites';
import type { SeoSeed } from './schemas';

/** What search engines and social networks get. */
export interface SearchSeed {
  seo?: PerSite<SeoSeed>;
  /** The picture for social networks. */
  seoImage?: string;
  noIndex?: true;
}

/** What all entries have. */
export interface EntrySeed extends SearchSeed {
  title: PerSite;
  slug: PerSite;
  /** Former slugs, whose addresses redirect to the entry. */
  formerSlugs?: PerSite<readonly string[]>;
  /** Where an entry without `postDate` stands in its section; low numbers come first. */
  order?: number;
  /** Without it, the date of a new entry follows from the position among the entries of the section. */
  postDate?: DateSeed;
  expiryDate?: DateSeed;
}
