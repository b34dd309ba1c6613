import type { Known } from '@/features/finding/codec';
import type { FindingSection, NearChoice } from '@/features/finding/model';
import { mapPosition } from '@/features/pages/mapper';
import { FindingChoicesDocument, type FindingChoicesQuery } from '@/gql/graphql';
import type { Cms } from '../cms';

interface Choices {
  categories: FindingChoicesQuery['categories'];
  universities: NearChoice[];
  known: Known;
}

/**
 * What a list can be narrowed by that editors decide on.
 * @throws AppError cms/…
 */
export async function choicesOf(section: FindingSection, cms: Cms): Promise<Choices> {
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
