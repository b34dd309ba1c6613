import type { ListingSection, UniversityChoice } from '../model';
import type { ValidSlugs } from '../parameterTypes';
import type { Translations } from '../queryInLocale';
import { ListingChoicesDocument, type ListingChoicesQuery } from '@/gql/graphql';
import type { Localized } from '@/routing/alternates';
import { locales, type Locale } from '@/routing/locales';
import type { Cms } from '@/server/cms/cmsFor';
import { contentCache } from '@/server/contentCache';
import { sharedTtlMs } from '@/server/MemoryCache';
import { mapPosition } from '@/server/mapping/mapPosition';
import type { CmsContext } from '@/server/pageData';

interface Choices {
  categories: ListingChoicesQuery['categories'];
  universities: UniversityChoice[];
  validSlugs: ValidSlugs;
  translations: Translations;
}

const cache = contentCache<Choices>('choices');

/**
 * The filter options that editors manage: categories and universities. Cached until a publication, and for
 * a minute at most (`sharedTtlMs`), because each accommodation page needs them too.
 * @throws AppError cms/…
 */
export function loadChoices(
  section: ListingSection,
  { cms, mapperContext: { locale, preview } }: CmsContext,
): Promise<Choices> {
  const load = () => fetchChoices(section, locale, cms);
  return preview ? load() : cache.get(`${locale} ${section}`, load, sharedTtlMs);
}

async function fetchChoices(
  section: ListingSection,
  currentLocale: Locale,
  cms: Cms,
): Promise<Choices> {
  const data = await cms(ListingChoicesDocument, { group: [`${section}Categories`] });
  const categories = data.categories ?? [];
  const entries = (data.universities ?? []).flatMap((entry) =>
    entry?.__typename === 'universities_universities_Entry' ? entry : [],
  );
  const universities = entries.flatMap(({ slug, title, address }) =>
    slug ? [{ slug, title: title ?? '', position: mapPosition(address) }] : [],
  );
  return {
    categories,
    universities,
    validSlugs: {
      categories: categories.flatMap((category) => category?.slug ?? []),
      universities: universities.map(({ slug }) => slug),
    },
    translations: Object.fromEntries(
      locales
        .filter((locale) => locale !== currentLocale)
        .map((locale) => [
          locale,
          { category: slugsIn(locale, categories), near: slugsIn(locale, entries) },
        ]),
    ),
  };
}

type Translated = { slug?: string | null; localized?: readonly (Localized | null)[] | null } | null;

/** Maps slugs of this language to slugs of another; untranslated elements are left out. */
function slugsIn(locale: Locale, elements: readonly Translated[]): Record<string, string> {
  return Object.fromEntries(
    elements.flatMap((element) => {
      const slug = element?.localized?.find((one) => one?.siteHandle === locale)?.slug;
      return element?.slug && slug ? [[element.slug, slug]] : [];
    }),
  );
}
