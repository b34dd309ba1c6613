import { useMemo } from 'react';
import { useUpdateFavoritesMutation } from '@/gql/hooks';
import { preferredSites } from './preferredSites';
import type { Result } from './result';
import { useSession } from './session';
import { toResult } from './toResult';
import { toggleFavourite, type SaveFavourites } from './toggleFavourite';
import { toViewer } from './toViewer';

export interface Favourites {
  /** Ids of the favourites, including pending changes. */
  ids: ReadonlySet<string>;
  /**
   * Adds or removes a favourite. The change shows at once and is reverted when it fails: with
   * SESSION_ENDED when nobody is logged in, with TOO_MANY_FAVORITES above 1000.
   */
  toggle(entry: { id: string; title: string }): Promise<Result>;
}

/** The favourites and the function that changes them. Requires AccountProvider. */
export function useFavourites(): Favourites {
  const session = useSession();
  const [update] = useUpdateFavoritesMutation();
  const ids = useMemo(() => {
    const favorites = session.status === 'in' ? session.user.favorites : [];
    return new Set(favorites.map(({ id }) => id));
  }, [session]);
  return useMemo(() => {
    const save: SaveFavourites = async (favorites) => {
      const variables = { favorites, preferSites: preferredSites() };
      const result = await toResult(update({ variables }));
      if (!result.ok) return result;
      const user = toViewer(result.value.updateViewer);
      return user
        ? { ok: true, value: user }
        : { ok: false, errors: [{ code: 'UNKNOWN', message: '' }] };
    };
    return { ids, toggle: (entry) => toggleFavourite(entry, save) };
  }, [ids, update]);
}
