import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { UniversityDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { aroundEntry } from '../pages/aroundEntry';
import { mapUniversity } from './mapper';
import type { UniversityView } from './UniversityView';

/** Data of the page of one university. */
export async function universityPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof UniversityView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(UniversityDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('university', found, 'universities_universities_Entry', context);
  const blocks = await mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 });
  return {
    ...aroundEntry('university', entry, entry.subtitle, context),
    view: { university: mapUniversity(entry, blocks, map) },
  };
}
