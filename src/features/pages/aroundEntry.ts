import { alternatesOfEntry, type Localized } from '@/routing/alternates';
import type { SlugRouteName } from '@/routing/routes';
import type { PageContext, PageData } from '@/server/getPageProps';
import type { RawSeo } from '@/server/mapping/mapSeo';

interface RawEntry {
  title?: string | null;
  slug?: string | null;
  localized: readonly (Localized | null)[];
  seo?: RawSeo | null;
}

/** What the page of an entry needs besides its view: the addresses in all languages, and its words. */
export function aroundEntry(
  route: SlugRouteName,
  { title, slug, localized, seo }: RawEntry,
  description: string | null | undefined,
  { locale }: Pick<PageContext, 'locale'>,
): Omit<PageData<never>, 'view'> {
  return {
    alternates: alternatesOfEntry(route, slug ?? '', locale, localized),
    seo: { data: seo, defaults: { title: title ?? '', description: description ?? '' } },
  };
}
