import { type EntryCollection, type TypeFields, uriOf } from '../../sections/sections';
import type { Site } from '../../sites';
import { siteUrl } from '../../siteUrl';

/** Returns the absolute URL of an entry in a site, or null if it has no page there. */
export function entryUrl(collection: EntryCollection, doc: TypeFields, site: Site): string | null {
  const uri = uriOf(collection, doc, site);
  return uri && siteUrl(site, uri);
}
