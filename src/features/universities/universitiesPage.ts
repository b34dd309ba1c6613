import type { ComponentProps } from 'react';
import { UniversitiesArchiveDocument } from '@/gql/graphql';
import type { PageContext, PageData } from '@/server/getPageProps';
import { archiveOf } from '../pages/archive';
import { mapUniversityList } from './mapper';
import type { UniversitiesView } from './UniversitiesView';

/** Data of the list of universities. */
export async function universitiesPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof UniversitiesView>>> {
  const { cms, map } = context;
  const [{ head, page }, { entries }] = await Promise.all([
    archiveOf('universities', context),
    cms(UniversitiesArchiveDocument, {}),
  ]);
  return { ...page, view: { head, universities: mapUniversityList(entries, map) } };
}
