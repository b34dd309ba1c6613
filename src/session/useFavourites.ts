import { useMemo } from 'react';
import { useUpdateFavoritesMutation } from '@/gql/hooks';
import { favouriteMutation } from './favouriteMutation';
import { favouriteIds, useSession } from './session';

interface Favourites {
  /** Ids of the favourites, including changes that the cms has not confirmed yet. */
  ids: ReadonlySet<string>;
  /**
   * Adds or removes a favourite.
   * @throws CombinedGraphQLErrors: SESSION_ENDED when nobody is logged in, TOO_MANY_FAVORITES above 1000
   */
  setFavourite(entry: { id: string; title: string }, isFavourite: boolean): Promise<unknown>;
}

/** The favourites and the function that changes them. Requires AccountProvider. */
export function useFavourites(): Favourites {
  const session = useSession();
  const [update] = useUpdateFavoritesMutation();
  return useMemo(() => {
    return {
      ids: new Set(session.status === 'in' ? favouriteIds(session.user) : []),
      setFavourite: (entry, isFavourite) => update(favouriteMutation(entry, isFavourite)),
    };
  }, [session, update]);
}
