import { useMemo } from 'react';
import { useUpdateFavoritesMutation } from '@/gql/hooks';
import { preferredSites } from './preferredSites';
import type { Result } from './result';
import { useSession } from './session';
import { settle } from './settle';
import { toggleFavourite, type Write } from './toggleFavourite';
import { toViewer } from './toViewer';

export interface Favourites {
  /** Of the entries that are marked, also of those about to be. */
  ids: ReadonlySet<string>;
  /**
   * Marks what is not marked, and the reverse. Seen at once; taken back where it fails, with
   * SESSION_ENDED for who is not logged in and TOO_MANY_FAVORITES beyond 1000.
   */
  toggle(entry: { id: string; title: string }): Promise<Result>;
}

/** What is marked, and how to change it. Inside AccountProvider. */
export function useFavourites(): Favourites {
  const session = useSession();
  const [update] = useUpdateFavoritesMutation();
  const ids = useMemo(() => {
    const favorites = session.status === 'in' ? session.user.favorites : [];
    return new Set(favorites.map(({ id }) => id));
  }, [session]);
  return useMemo(() => {
    const write: Write = async (favorites) => {
      const variables = { favorites, preferSites: preferredSites() };
      const result = await settle(update({ variables }));
      if (!result.ok) return result;
      const user = toViewer(result.value.updateViewer);
      return user
        ? { ok: true, value: user }
        : { ok: false, errors: [{ code: 'UNKNOWN', message: '' }] };
    };
    return { ids, toggle: (entry) => toggleFavourite(entry, write) };
  }, [ids, update]);
}
