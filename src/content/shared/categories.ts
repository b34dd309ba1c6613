import { categoryHref, type CategorisedList } from '@/routing/categoryHref';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

/** One of the category pills above a listing. */
export interface CategoryChoice {
  /** Null for the pill of all categories. */
  title: string | null;
  slug: string | null;
  href: string;
}

type RawCategories =
  readonly ({ slug?: string | null; title?: string | null } | null)[] | null | undefined;

/** The pills for all categories, after the one that selects them all. */
export function categoryChoices(
  categories: RawCategories,
  all: string,
  hrefOf: (slug: string) => string,
): CategoryChoice[] {
  return [
    { title: null, href: all, slug: null },
    ...(categories ?? []).flatMap((category) =>
      category?.slug && category.title
        ? [{ title: category.title, href: hrefOf(category.slug), slug: category.slug }]
        : [],
    ),
  ];
}

/** Pills that filter a listing by ?category=. */
export function filterChoices(
  list: CategorisedList,
  categories: RawCategories,
  locale: Locale,
): CategoryChoice[] {
  return categoryChoices(categories, href(list, locale), (slug) =>
    categoryHref(list, slug, locale),
  );
}
