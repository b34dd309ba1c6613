import type { FindingSection } from '@/features/finding/model';
import { FindingDocument } from '@/gql/graphql';
import type { Cms } from '../cms';
import type { MapContext } from '../mapping/context';
import { sectionHandle } from '../sectionHandle';
import type { Args } from './argsOf';
import { mapTeaser, type Teasers } from './teasers';

/** Whom to ask, and how the answer is told. */
export interface Asked {
  cms: Cms;
  map: MapContext;
}

/**
 * Cards of a section as the contract finds them, how many there are in all, and how many the
 * section has.
 * @throws AppError cms/…
 */
export async function partOf<Section extends FindingSection>(
  section: Section,
  args: Args & { limit: number; offset: number },
  { cms, map }: Asked,
) {
  const { entries, total, size } = await cms(FindingDocument, {
    section: [sectionHandle(section)],
    ...args,
  });
  const items = (entries ?? []).flatMap<Teasers[Section]>(
    (entry) => (entry && mapTeaser[section](entry, map)) ?? [],
  );
  return { items, total, size };
}
