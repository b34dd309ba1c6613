import type { PayloadRequest } from 'payload';
import { answeredSegments, isReserved } from '../reservedSlugs';
import {
  filtersOfUri,
  listingUris,
  newsCategoryOfUri,
  sectionHandles,
  sections,
  slugOfUri,
} from '../sections/sections';
import type { Site } from '../sites';
import { uriOfPath } from './address';
import { decodeComponent } from '../lib/decodeComponent';

/** What the site already has at an address. */
export type Occupied = 'page' | 'former' | 'fixed';

async function hasEntry(req: PayloadRequest, site: Site, uri: string): Promise<boolean> {
  for (const { collection, where: found } of filtersOfUri(site, uri)) {
    const published = { and: [found, { _status: { equals: 'published' } }] };
    const { totalDocs } = await req.payload.count({
      collection,
      locale: site,
      where: published,
      req,
    });
    if (totalDocs > 0) return true;
  }
  const category = newsCategoryOfUri(site, uri);
  if (category === undefined) return false;
  const where = { slug: { equals: category } };
  const { totalDocs } = await req.payload.count({
    collection: 'newsCategories',
    locale: site,
    where,
    req,
  });
  return totalDocs > 0;
}

async function isFormerAddress(req: PayloadRequest, site: Site, uri: string): Promise<boolean> {
  for (const handle of sectionHandles) {
    const slug = slugOfUri(handle, site, uri);
    if (slug === undefined) continue;
    const { docs } = await req.payload.find({
      collection: 'formerAddresses',
      where: { and: [{ site: { equals: site } }, { slug: { equals: slug } }] },
      depth: 0,
      req,
    });
    if (docs.some(({ entry }) => entry.relationTo === sections[handle].collection)) return true;
  }
  return false;
}

/** Returns what the site already has at a path, so that a redirect from it would never be used; or null. */
export async function pageAt(req: PayloadRequest, address: string): Promise<Occupied | null> {
  const { site, uri } = uriOfPath(address);
  const [first = '', ...others] = uri.split('/');
  const isListing = Object.values(listingUris).some((uris) => uris[site] === uri);
  if (answeredSegments.includes(first) || isListing) return 'fixed';
  if (others.length === 0 && isReserved('pages', first)) return 'fixed';
  const decoded = uri
    .split('/')
    .map((segment) => decodeComponent(segment) ?? segment)
    .join('/');
  if (await hasEntry(req, site, decoded)) return 'page';
  return (await isFormerAddress(req, site, decoded)) ? 'former' : null;
}
