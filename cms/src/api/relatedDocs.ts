import type { Site } from '../sites';
import type { Docs, ReadCollection, Reader } from './Reader';
import { sitesOf } from './sitesOf';

/** The arguments of every field of related elements. */
export interface SiteArgs {
  site?: readonly (string | null)[] | null;
}

/**
 * Loads related documents in the editor's order, without those that visitors must not see. The site is that
 * of the source by default.
 */
export async function relatedDocs<C extends ReadCollection>(
  read: Reader,
  collection: C,
  references: readonly (number | Docs[C])[] | null | undefined,
  own: Site,
  args: SiteArgs,
): Promise<{ site: Site; docs: Docs[C][] }> {
  const [site = own] = args.site ? sitesOf(args.site) : [];
  const related = await Promise.all(
    (references ?? []).map((reference) =>
      read.load(collection, site, typeof reference === 'object' ? reference.id : reference),
    ),
  );
  return { site, docs: related.filter((doc) => doc !== null) };
}
