import { messages, refusal } from '../../accounts/refusal';
import type { UserFavoritesArgs } from '../../contract-types';
import { isEntryCollection } from '../../sections/sections';
import { isSite, type Site, sites } from '../../sites';
import { documentOf } from '../elementId';
import { entrySource, type EntrySource } from '../entries/entry';
import { maxLimit, type Reader } from '../Reader';
import { sitesOf } from '../sitesOf';

async function loadEntry(id: number, site: Site, read: Reader): Promise<EntrySource | null> {
  const reference = documentOf(id);
  if (!reference || !isEntryCollection(reference.collection)) return null;
  const doc = await read.load(reference.collection, site, reference.id);
  return doc && entrySource(reference.collection, doc, site);
}

/**
 * Loads the visible favourites in the order of the list: for each requested site or, with `unique`, once for
 * the first site that has the entry.
 */
export async function favoritesOf(
  ids: readonly number[],
  { limit, site, unique, preferSites }: UserFavoritesArgs,
  read: Reader,
): Promise<EntrySource[]> {
  const wanted = sitesOf(site);
  const preferred = (preferSites ?? []).filter(isSite).filter((one) => wanted.includes(one));
  const order = [...new Set([...preferred, ...wanted])];
  const entries = await Promise.all(
    ids.map(async (id) => {
      const entries = await Promise.all(order.map((one) => loadEntry(id, one, read)));
      const visible = entries.filter((entry) => entry !== null);
      return unique ? visible.slice(0, 1) : visible;
    }),
  );
  return entries.flat().slice(0, Math.max(0, limit ?? maxLimit));
}

const isVisible = async (id: number, read: Reader): Promise<boolean> =>
  (await Promise.all(sites.map((site) => loadEntry(id, site, read)))).some(
    (entry) => entry !== null,
  );

/**
 * Returns the list to store for a list that was sent: each id once, in the same order. Ids of the old list
 * whose entries are not visible now cannot be sent, so they are kept at the end until their entry is visible.
 *
 * @throws GraphQLError TOO_MANY_FAVORITES, or UNKNOWN_FAVORITE for an id that is no entry's
 */
export async function readFavorites(
  sent: readonly (number | null)[],
  before: readonly number[],
  read: Reader,
): Promise<number[]> {
  const ids = [...new Set(sent.filter((id) => id !== null))];
  if (ids.length > maxLimit)
    throw refusal('TOO_MANY_FAVORITES', `Favorites should contain at most ${maxLimit} entries.`);
  const check = async (id: number) => ({ id, visible: await isVisible(id, read) });
  const checked = await Promise.all(ids.map(check));
  const unknown = checked.some(({ id, visible }) => !visible && !before.includes(id));
  if (unknown) throw refusal('UNKNOWN_FAVORITE', messages.favorite);
  const others = await Promise.all(before.filter((id) => !ids.includes(id)).map(check));
  const hidden = others.filter(({ visible }) => !visible).map(({ id }) => id);
  return [...ids, ...hidden].slice(0, maxLimit);
}
