import type { ApolloCache } from '@apollo/client';
import type { UpdateFavoritesMutation, ViewerQuery } from '@/gql/graphql';
import { getSession } from './session';
import { viewerQuery } from './viewerQuery';

interface Entry {
  id: string;
  title: string;
}

/**
 * The options of the mutation that adds or removes a favourite. favouritesLink sends the list of the cms with
 * this change. The change shows at once, and Apollo reverts it when it fails.
 */
export function favouriteMutation(entry: Entry, isFavourite: boolean) {
  const session = getSession();
  const userId = session.status === 'in' ? session.user.id : null;
  return {
    variables: { ...viewerQuery().variables, favorites: [] },
    context: { favouriteChange: { id: entry.id, isFavourite, userId } },
    optimisticResponse: { updateViewer: null },
    update: (
      cache: ApolloCache,
      { data }: { data?: UpdateFavoritesMutation | null | undefined },
    ) => {
      // The response of the cms is the user with the new list, which Apollo has written already.
      if (data?.updateViewer) return;
      cache.updateQuery(viewerQuery(), (viewer) => withChange(viewer, entry, isFavourite));
    },
  };
}

/**
 * The viewer with a change. Apollo applies it again to each new list of the cms until the mutation has its
 * result, so the last click on a favourite button decides what is shown.
 */
function withChange(data: ViewerQuery | null, entry: Entry, isFavourite: boolean) {
  if (!data?.viewer) return undefined;
  const { viewer } = data;
  const others = viewer.favorites.filter((one) => one?.id !== entry.id);
  // The response of the cms brings the other fields.
  const added = { ...entry, uid: null, slug: null, sectionHandle: '' };
  return { viewer: { ...viewer, favorites: isFavourite ? [...others, added] : others } };
}
