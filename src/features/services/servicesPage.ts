import type { ComponentProps } from 'react';
import { ServicesArchiveDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import { filterChoices } from '../pages/categories';
import { mapServiceTeaser } from './mapper';
import type { ServicesView } from './ServicesView';

/** Data of the list of services: the whole, unfiltered list. */
export async function servicesPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof ServicesView>>> {
  const { locale, cms, map } = context;
  const [{ head, page }, { entries, categories }] = await Promise.all([
    archiveOf('services', context),
    cms(ServicesArchiveDocument, {}),
  ]);
  return {
    ...page,
    view: {
      head,
      categories: filterChoices('services', categories, locale),
      services: (entries ?? []).flatMap((entry) =>
        entry?.__typename === 'services_services_Entry' ? (mapServiceTeaser(entry, map) ?? []) : [],
      ),
    },
  };
}
