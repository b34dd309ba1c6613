import type { ListingSection } from '../model';
import { ListingEntriesDocument } from '@/gql/graphql';
import type { Cms } from '@/server/cms/cmsFor';
import type { MapperContext } from '@/server/mapping/context';
import { sectionHandle } from '@/server/sectionHandle';
import type { ContractArgs } from './contractArgs';
import { teaserMappers, type Teasers } from './teasers';

/** The cms client and the context of the mappers. */
export interface CmsContext {
  cms: Cms;
  mapperContext: MapperContext;
}

/**
 * Fetches cards of a section from the cms, with the number of matching entries (`total`) and the
 * number of entries in the section (`size`).
 * @throws AppError cms/…
 */
export async function fetchCards<Section extends ListingSection>(
  section: Section,
  args: ContractArgs & { limit: number; offset: number },
  { cms, mapperContext }: CmsContext,
) {
  const { entries, total, size } = await cms(ListingEntriesDocument, {
    section: [sectionHandle(section)],
    ...args,
  });
  const items = (entries ?? []).flatMap<Teasers[Section]>(
    (entry) => (entry && teaserMappers[section](entry, mapperContext)) ?? [],
  );
  return { items, total, size };
}
