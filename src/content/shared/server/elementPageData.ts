import { alternatesOfEntry, type Localized } from '@/routing/alternates';
import type { SlugRouteName } from '@/routing/routes';
import type { RawSeo } from '@/server/mapping/mapSeo';
import type { PageContext, PageData } from '@/server/pageData';

/** The number of related or near entries on a page: one row of cards on a wide screen. */
export const relatedLimit = 4;

interface RawElement {
  title?: string | null;
  slug?: string | null;
  localized: readonly (Localized | null)[];
  seo?: RawSeo | null;
}

type DataWithoutView = Omit<PageData<never>, 'view'>;

/** The page data of an entry or a category besides its view: the addresses in all languages and the SEO texts. */
export function elementPageData(
  route: SlugRouteName,
  { title, slug, localized, seo }: RawElement,
  description: string | null | undefined,
  { locale }: Pick<PageContext, 'locale'>,
): DataWithoutView {
  return {
    alternates: alternatesOfEntry(route, slug ?? '', locale, localized),
    seo: { data: seo, defaults: { title: title ?? '', description: description ?? '' } },
  };
}
