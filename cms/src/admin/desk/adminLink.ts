import type { BasePayload, GlobalSlug, Where } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { isRecord } from '../../lib/isRecord';
import type { EntryCollection } from '../../sections/sections';
import type { Site } from '../../sites';
import type { DeskEntry } from './findEntries';

/** Flattens a filter to the parameters of an address: `where[and][0][clear][equals]=no`. */
function parametersOf(value: unknown, name: string): [string, string][] {
  const parts = Array.isArray(value) || isRecord(value) ? Object.entries(value) : null;
  return parts
    ? parts.flatMap(([key, part]) => parametersOf(part, `${name}[${key}]`))
    : [[name, String(value)]];
}

/** The address of the form of an entry, an answer about it, an offer or a feed, in one language. */
export const entryLink = (
  { config }: BasePayload,
  {
    collection,
    id,
    site,
  }: Pick<DeskEntry, 'id' | 'site'> & {
    collection: EntryCollection | 'ownerQuestions' | 'offers' | 'feeds';
  },
): string =>
  formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/${collection}/${id}?locale=${site}`,
  });

/** The address of the form of a global, in one language. */
export const globalLink = ({ config }: BasePayload, slug: GlobalSlug, site: Site): string =>
  formatAdminURL({ adminRoute: config.routes.admin, path: `/globals/${slug}?locale=${site}` });

/** The address of the list of a collection, with a filter. */
export const listLink = ({ config }: BasePayload, collection: string, where: Where): string =>
  formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/${collection}?${new URLSearchParams(parametersOf(where, 'where')).toString()}`,
  });

/** The address of the list of a collection, with what its search finds. */
export const searchLink = ({ config }: BasePayload, collection: string, search: string): string =>
  formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/${collection}?${new URLSearchParams({ search }).toString()}`,
  });
