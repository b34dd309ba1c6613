import { alternatesOfEntry, type Localized } from '@/routing/alternates';
import type { SlugRouteName } from '@/routing/routes';
import type { PageContext, PageData } from '@/server/getPageProps';
import type { RawSeo } from '@/server/mapping/mapSeo';
import type { Pictured } from '@/server/social/pictureOf';

interface RawElement {
  title?: string | null;
  slug?: string | null;
  localized: readonly (Localized | null)[];
  seo?: RawSeo | null;
}

type Around = Omit<PageData<never>, 'view'>;

/** What the page of an entry needs besides its view: the addresses in all languages, and its words. */
export function aroundEntry(
  route: SlugRouteName,
  entry: RawElement & Pictured,
  description: string | null | undefined,
  context: Pick<PageContext, 'locale'>,
): Around {
  return { ...aroundElement(route, entry, description, context), pictured: entry };
}

/** The same of what is no entry: a category. */
export function aroundElement(
  route: SlugRouteName,
  { title, slug, localized, seo }: RawElement,
  description: string | null | undefined,
  { locale }: Pick<PageContext, 'locale'>,
): Around {
  return {
    alternates: alternatesOfEntry(route, slug ?? '', locale, localized),
    seo: { data: seo, defaults: { title: title ?? '', description: description ?? '' } },
  };
}
