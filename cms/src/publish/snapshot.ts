import type { PayloadRequest } from 'payload';
import { isRecord } from '../lib/isRecord';
import { type EntryCollection, type SectionHandle, typeOf, uriOf } from '../sections';
import { type Site, sites } from '../sites';

/** What visitors may see of an entry at one moment. */
export interface Snapshot {
  section: SectionHandle;
  published: boolean;
  /** Changes with every write of what is published; drafts are kept elsewhere. */
  version: string;
  uris: Record<Site, string[]>;
}

const inSite = (value: unknown, site: Site): string | undefined => {
  const text = isRecord(value) ? value[site] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

const isKind = (value: unknown): value is 'home' | 'archive' | 'page' =>
  value === 'home' || value === 'archive' || value === 'page';

/** Reads the published row of an entry, not its drafts; null when there is none. */
export async function readSnapshot(
  req: PayloadRequest,
  collection: EntryCollection,
  id: number | string,
): Promise<Snapshot | null> {
  const row: unknown = await req.payload.db.findOne({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    req,
  });
  if (!isRecord(row)) return null;
  const { section } = typeOf(collection, { kind: isKind(row.kind) ? row.kind : null });
  const uris: Record<Site, string[]> = { it: [], en: [] };
  for (const site of sites) {
    const slug = inSite(row.slug, site);
    if (slug !== undefined && inSite(row.title, site) !== undefined)
      uris[site].push(uriOf(section, site, slug));
  }
  return {
    section,
    published: row._status === 'published',
    version: String(row.updatedAt),
    uris,
  };
}
