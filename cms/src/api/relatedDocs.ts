import type { Site } from '../sites';
import type { Docs, ReadCollection, Reader } from './read';
import { sitesOf } from './sitesOf';

/** The argument of every field of related elements. */
export interface SiteArgs {
  site?: string[] | null;
}

/**
 * The documents behind a relation, in the editor's order; what visitors must not see is left
 * out. The site is the source's own unless the query names one.
 */
export async function relatedDocs<C extends ReadCollection>(
  read: Reader,
  collection: C,
  references: readonly (number | Docs[C])[] | null | undefined,
  own: Site,
  args: SiteArgs,
): Promise<{ site: Site; docs: Docs[C][] }> {
  const [site = own] = args.site ? sitesOf(args.site) : [];
  const found = await Promise.all(
    (references ?? []).map((reference) =>
      read.load(collection, site, typeof reference === 'object' ? reference.id : reference),
    ),
  );
  return { site, docs: found.filter((doc) => doc !== null) };
}
