import type { PayloadRequest } from 'payload';
import { textIn } from '../lib/inSite';
import { isRecord } from '../lib/isRecord';
import {
  listingUris,
  type EntryCollection,
  type SectionHandle,
  type TypeFields,
  typeOf,
  uriOf,
} from '../sections/sections';
import { inEachSite, type PerSite, sites } from '../sites';

/** The public state of an entry at one moment. */
export interface Snapshot {
  section: SectionHandle;
  published: boolean;
  /** Changes with every write of the published version; drafts are stored elsewhere. */
  version: string;
  uris: PerSite<string[]>;
  slugs: PerSite<string | undefined>;
}

const isKind = (value: unknown): value is TypeFields['kind'] =>
  value === 'home' || value === 'archive' || value === 'page';
const isArchive = (value: unknown): value is TypeFields['archiveSection'] =>
  typeof value === 'string' && Object.hasOwn(listingUris, value);

/** Reads the main row of an entry, not its drafts; null when it does not exist. */
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
  const typed: TypeFields = {
    kind: isKind(row.kind) ? row.kind : null,
    archiveSection: isArchive(row.archiveSection) ? row.archiveSection : null,
  };
  const { section } = typeOf(collection, typed);
  const uris = inEachSite((): string[] => []);
  for (const site of sites) {
    const uri = uriOf(collection, { ...typed, slug: textIn(row.slug, site) }, site);
    if (uri !== null && textIn(row.title, site) !== undefined) uris[site].push(uri);
  }
  return {
    section,
    published: row._status === 'published',
    version: String(row.updatedAt),
    uris,
    slugs: inEachSite((site) => textIn(row.slug, site)),
  };
}
