import type { Known } from '@/features/finding/codec';
import type { FindingSection, NearChoice } from '@/features/finding/model';
import type { Translations } from '@/features/finding/translations';
import { mapPosition } from '@/features/pages/mapper';
import { FindingChoicesDocument, type FindingChoicesQuery } from '@/gql/graphql';
import type { Localized } from '@/routing/alternates';
import { locales, type Locale } from '@/routing/locales';
import type { Cms } from '../cms';
import type { MapContext } from '../mapping/context';
import { Memory, sharedKeepMs } from '../Memory';

interface Choices {
  categories: FindingChoicesQuery['categories'];
  universities: NearChoice[];
  known: Known;
  translations: Translations;
}

declare global {
  var studiumChoices: Memory<Choices> | undefined;
}

/** On globalThis, as layouts are: the webhook has to reach it. */
const memory = (globalThis.studiumChoices ??= new Memory());

/**
 * What a list can be narrowed by that editors decide on. Kept until something is published: each
 * home's page asks too.
 * @throws AppError cms/…
 */
export function choicesOf(
  section: FindingSection,
  { cms, map: { locale, preview } }: { cms: Cms; map: Pick<MapContext, 'locale' | 'preview'> },
): Promise<Choices> {
  const load = () => loadChoices(section, locale, cms);
  return preview ? load() : memory.get(`${locale} ${section}`, load, sharedKeepMs);
}

/** Something was published. */
export const forgetChoices = (): void => memory.forget();

async function loadChoices(section: FindingSection, here: Locale, cms: Cms): Promise<Choices> {
  const answer = await cms(FindingChoicesDocument, { group: [`${section}Categories`] });
  const categories = answer.categories ?? [];
  const entries = (answer.universities ?? []).flatMap((entry) =>
    entry?.__typename === 'universities_universities_Entry' ? entry : [],
  );
  const universities = entries.flatMap(({ slug, title, address }) =>
    slug ? [{ slug, title: title ?? '', position: mapPosition(address) }] : [],
  );
  return {
    categories,
    universities,
    known: {
      categories: categories.flatMap((category) => category?.slug ?? []),
      universities: universities.map(({ slug }) => slug),
    },
    translations: Object.fromEntries(
      locales
        .filter((locale) => locale !== here)
        .map((locale) => [
          locale,
          { category: slugsIn(locale, categories), near: slugsIn(locale, entries) },
        ]),
    ),
  };
}

type Translated = { slug?: string | null; localized?: readonly (Localized | null)[] | null } | null;

/** Slugs in another language, by those of this one; what is not translated is left out. */
function slugsIn(locale: Locale, elements: readonly Translated[]): Record<string, string> {
  return Object.fromEntries(
    elements.flatMap((element) => {
      const there = element?.localized?.find((one) => one?.siteHandle === locale)?.slug;
      return element?.slug && there ? [[element.slug, there]] : [];
    }),
  );
}
