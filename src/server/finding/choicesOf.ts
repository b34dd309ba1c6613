import type { Known } from '@/features/finding/codec';
import type { FindingSection, NearChoice } from '@/features/finding/model';
import { mapPosition } from '@/features/pages/mapper';
import { FindingChoicesDocument, type FindingChoicesQuery } from '@/gql/graphql';
import type { Cms } from '../cms';
import type { MapContext } from '../mapping/context';
import { Memory, sharedKeepMs } from '../Memory';

interface Choices {
  categories: FindingChoicesQuery['categories'];
  universities: NearChoice[];
  known: Known;
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
  const load = () => loadChoices(section, cms);
  return preview ? load() : memory.get(`${locale} ${section}`, load, sharedKeepMs);
}

/** Something was published. */
export const forgetChoices = (): void => memory.forget();

async function loadChoices(section: FindingSection, cms: Cms): Promise<Choices> {
  const answer = await cms(FindingChoicesDocument, { group: [`${section}Categories`] });
  const categories = answer.categories ?? [];
  const universities = (answer.universities ?? []).flatMap((entry) =>
    entry?.__typename === 'universities_universities_Entry' && entry.slug
      ? [{ slug: entry.slug, title: entry.title ?? '', position: mapPosition(entry.address) }]
      : [],
  );
  return {
    categories,
    universities,
    known: {
      categories: categories.flatMap((category) => category?.slug ?? []),
      universities: universities.map(({ slug }) => slug),
    },
  };
}
