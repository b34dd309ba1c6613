import { messages, refusal } from '../../accounts/refusal';
import type { UserFavoritesArgs } from '../../contract-types';
import { loadAll } from '../../lib/loadAll';
import { isEntryCollection } from '../../sections/sections';
import { type Site, sites } from '../../sites';
import { documentOf } from '../elementId';
import { type EntrySource, loadEntry } from '../entries/entry';
import { maxLimit, type Reader } from '../Reader';
import { preferredSites } from '../sitesOf';

async function loadFavorite(
  contractId: number,
  site: Site,
  read: Reader,
): Promise<EntrySource | null> {
  const { collection = '', id = 0 } = documentOf(contractId) ?? {};
  return isEntryCollection(collection) ? loadEntry({ collection, id, site }, { read }) : null;
}

/**
 * Loads the visible favourites in the order of the list: for each requested site or, with `unique`, once for
 * the first site that has the entry.
 */
export async function favoritesOf(
  ids: readonly number[],
  { limit, unique, ...wanted }: UserFavoritesArgs,
  read: Reader,
): Promise<EntrySource[]> {
  const entries = await Promise.all(
    ids.map(async (id) => {
      const visible = await loadAll(
        preferredSites(wanted).map((site) => loadFavorite(id, site, read)),
      );
      return unique ? visible.slice(0, 1) : visible;
    }),
  );
  return entries.flat().slice(0, Math.max(0, limit ?? maxLimit));
}

/** @throws GraphQLError UNKNOWN_FAVORITE for an id that is no entry's */
export async function checkFavorite(id: number, read: Reader): Promise<void> {
  if (!(await isVisible(id, read))) throw refusal('UNKNOWN_FAVORITE', messages.favorite);
}

/** @throws GraphQLError TOO_MANY_FAVORITES */
export function checkFavoriteCount({ length }: readonly number[]): void {
  if (length > maxLimit)
    throw refusal('TOO_MANY_FAVORITES', `Favorites should contain at most ${maxLimit} entries.`);
}

const isVisible = async (id: number, read: Reader): Promise<boolean> =>
  (await loadAll(sites.map((site) => loadFavorite(id, site, read)))).length > 0;

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
  checkFavoriteCount(ids);
  const check = async (id: number) => ({ id, visible: await isVisible(id, read) });
  const checked = await Promise.all(ids.map(check));
  const unknown = checked.some(({ id, visible }) => !visible && !before.includes(id));
  if (unknown) throw refusal('UNKNOWN_FAVORITE', messages.favorite);
  const others = await Promise.all(before.filter((id) => !ids.includes(id)).map(check));
  const hidden = others.filter(({ visible }) => !visible).map(({ id }) => id);
  return [...ids, ...hidden].slice(0, maxLimit);
}
