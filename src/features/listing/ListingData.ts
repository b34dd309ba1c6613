import type { CategoryChoice } from '@/content/shared/categories';
import type { ListingItem, ListingResult, UniversityChoice } from './model';
import type { ValidSlugs } from './parameterTypes';
import type { Translations } from './queryInLocale';

/** The data of a listing that the server sends to the page. */
export interface ListingData<Item extends ListingItem> {
  result: ListingResult<Item>;
  /** The category pills above the listing; empty where there are no categories. */
  categories: CategoryChoice[];
  /** The universities that a visitor can choose for the distance filter. */
  universities: UniversityChoice[];
  /** The slugs of categories and universities in the other languages. */
  translations: Translations;
  /** Slug of the news category that the path of the listing sets; null for every other listing. */
  fixedCategory: string | null;
  followLinks: FollowLink[];
}

/** The address of a feed or a calendar that another program can subscribe to. */
export interface FollowLink {
  by: 'feed' | 'calendar';
  href: string;
}

/** The slugs that are valid in the query parameters of this listing. */
export const validSlugsOf = ({
  categories,
  universities,
}: ListingData<ListingItem>): ValidSlugs => ({
  categories: categories.flatMap(({ slug }) => slug ?? []),
  universities: universities.map(({ slug }) => slug),
});
