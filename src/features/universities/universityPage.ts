import type { ComponentProps } from 'react';
import { mapBlocks } from '@/blocks/mapBlocks';
import { UniversityDocument } from '@/gql/graphql';
import { entryAt } from '@/server/entryAt';
import type { PageContext, PageData } from '@/server/getPageProps';
import { universityThing } from '@/server/structured/universityThing';
import { nearTo } from '@/server/near/nearTo';
import { aroundEntry } from '../pages/aroundEntry';
import { mapPosition } from '../pages/mapper';
import { mapUniversity } from './mapper';
import type { UniversityView } from './UniversityView';

/** Data of the page of one university. */
export async function universityPage(
  context: PageContext,
): Promise<PageData<ComponentProps<typeof UniversityView>>> {
  const { params, cms, map } = context;
  const { entry: found } = await cms(UniversityDocument, { slug: [params.slug ?? ''] });
  const entry = entryAt('university', found, 'universities_universities_Entry', context);
  const [blocks, near] = await Promise.all([
    mapBlocks(entry.contentManager, { cms, context: map, firstHeading: 2 }),
    nearTo(mapPosition(entry.address), context),
  ]);
  const university = mapUniversity(entry, { blocks, ...near }, map);
  return {
    ...aroundEntry('university', entry, entry.subtitle, context),
    thing: (url) => universityThing(university, url),
    view: { university },
  };
}
