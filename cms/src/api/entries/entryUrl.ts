import { type EntryCollection, typeOf, uriOf } from '../../sections';
import { siteUrl, type Site } from '../../sites';
import type { Page } from '../../payload-types';

interface Addressed {
  slug?: string | null;
  kind?: Page['kind'] | null;
}

/** Path of an entry in a site, or null while it has no slug there. */
export const entryUri = (collection: EntryCollection, doc: Addressed, site: Site): string | null =>
  doc.slug ? uriOf(typeOf(collection, doc).section, site, doc.slug) : null;

/** Absolute address of an entry in a site, or null while it has no slug there. */
export function entryUrl(collection: EntryCollection, doc: Addressed, site: Site): string | null {
  const uri = entryUri(collection, doc, site);
  return uri && siteUrl(site, uri);
}
