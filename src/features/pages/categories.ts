import { categoryHref, type CategorisedList } from '@/routing/categoryHref';
import { href } from '@/routing/href';
import type { Locale } from '@/routing/locales';

/** One of the pills above a list. */
export interface CategoryChoice {
  /** Null for all of them. */
  title: string | null;
  slug: string | null;
  href: string;
}

type RawCategories =
  readonly ({ slug?: string | null; title?: string | null } | null)[] | null | undefined;

/** Choices among categories, after that of all. */
export function choices(
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

/** Choices that narrow a list by ?category=. */
export function filterChoices(
  list: CategorisedList,
  categories: RawCategories,
  locale: Locale,
): CategoryChoice[] {
  return choices(categories, href(list, locale), (slug) => categoryHref(list, slug, locale));
}
