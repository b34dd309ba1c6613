import { type EntryCollection, type Typed, uriOf } from '../../sections';
import { siteUrl, type Site } from '../../sites';

type Addressed = Typed & { slug?: string | null };

/** Absolute address of an entry in a site, or null when it has no page there. */
export function entryUrl(collection: EntryCollection, doc: Addressed, site: Site): string | null {
  const uri = uriOf(collection, doc, site);
  return uri && siteUrl(site, uri);
}
