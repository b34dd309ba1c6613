import type { ComponentProps } from 'react';
import { AccommodationsArchiveDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import { filterChoices } from '../pages/categories';
import type { AccommodationsView } from './AccommodationsView';
import { mapAccommodationTeaser } from './mapper';

/** Data of the list of accommodations: the whole, unfiltered list. */
export async function accommodationsPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof AccommodationsView>>> {
  const { locale, cms, map } = context;
  const [{ head, page }, { entries, categories, total }] = await Promise.all([
    archiveOf('accommodations', context),
    cms(AccommodationsArchiveDocument, {}),
  ]);
  return {
    ...page,
    view: {
      head,
      categories: filterChoices('accommodations', categories, locale),
      accommodations: (entries ?? []).flatMap((entry) =>
        entry?.__typename === 'accommodations_accommodations_Entry'
          ? (mapAccommodationTeaser(entry, map) ?? [])
          : [],
      ),
      total,
    },
  };
}
