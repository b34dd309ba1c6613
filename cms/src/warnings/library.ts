import type { BasePayload, CollectionSlug, PayloadRequest, Where } from 'payload';
import { linkable } from '../fields/link';
import { isRecord } from '../lib/isRecord';
import { readableName } from '../media/readableName';
import { isEntryCollection } from '../sections/sections';
import { type Site, sites } from '../sites';
import type { Leaf } from './leaves';
import { filesOf, linksOf, type Reference } from './references';

/** A file of the media library. */
export interface LibraryFile {
  name: string;
  mimeType: string;
  /** The languages in which it has a description. */
  described: Site[];
  /** Whether it is in the trash. */
  trashed: boolean;
}

/** The target of a link. */
export interface Target {
  name: string;
  /** Whether it is visible to visitors. */
  live: boolean;
  /** Whether it is in the trash. */
  trashed: boolean;
  /** The languages in which it has a page. */
  sites: Site[];
}

/** The data of other documents that the checks of an entry need. */
export interface Library {
  files: ReadonlyMap<number, LibraryFile>;
  /** By collection and id, as `pages 3`; deleted documents are missing. */
  targets: ReadonlyMap<string, Target>;
}

type Doc = Record<string, unknown>;

/** A request of the staff, or none for a check of the program itself. */
type Request = { payload: BasePayload } & Partial<PayloadRequest>;

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const sitesWith = (values: unknown): Site[] =>
  isRecord(values) ? sites.filter((site) => isFilled(values[site])) : [];

const toFile = (doc: Doc): LibraryFile => ({
  name: readableName(String(doc.filename)),
  mimeType: String(doc.mimeType),
  described: sitesWith(doc.alt),
  trashed: isFilled(doc.deletedAt),
});

function nameOf({ title, filename }: Doc): string {
  const titles = isRecord(title) ? sites.map((site) => title[site]).filter(isFilled) : [];
  return titles[0] ?? (isFilled(filename) ? readableName(filename) : '?');
}

function toTarget(collection: string, doc: Doc, now: Date): Target {
  const isEntry = isEntryCollection(collection);
  const isExpired = isFilled(doc.expiryDate) && new Date(doc.expiryDate) <= now;
  const isEarly = isFilled(doc.postDate) && new Date(doc.postDate) > now;
  const slugged = sitesWith(doc.slug);
  return {
    name: nameOf(doc),
    live: !isEntry || (doc._status === 'published' && !isExpired && !isEarly),
    trashed: isFilled(doc.deletedAt),
    sites:
      collection === 'media'
        ? [...sites]
        : sitesWith(doc.title).filter((site) => slugged.includes(site)),
  };
}

const isLinkable = (slug: string): slug is CollectionSlug => linkable.some((one) => one === slug);

async function load(req: Request, collection: CollectionSlug, references: Reference[]) {
  const ids = references.filter(({ relationTo }) => relationTo === collection).map(({ id }) => id);
  if (ids.length === 0) return [];
  const where: Where = { id: { in: [...new Set(ids)] } };
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    locale: 'all',
    pagination: false,
    trash: true,
    req,
  });
  return docs.map((doc): [number, Doc] => [doc.id, { ...doc }]);
}

/** Reads the published state of the files and documents that an entry shows or links to. */
export async function readLibrary(req: Request, leaves: Leaf[], now: Date): Promise<Library> {
  const files = await load(req, 'media', filesOf(leaves));
  const links = linksOf(leaves);
  const targets = new Map<string, Target>();
  for (const collection of new Set(links.map(({ relationTo }) => relationTo).filter(isLinkable)))
    for (const [id, doc] of await load(req, collection, links))
      targets.set(`${collection} ${id}`, toTarget(collection, doc, now));
  return { files: new Map(files.map(([id, doc]) => [id, toFile(doc)])), targets };
}
