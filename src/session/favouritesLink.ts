import { ApolloLink } from '@apollo/client';
import { firstValueFrom, from } from 'rxjs';
import { notifyTabs } from './tabChannel';
import { fetchViewer, viewerQuery } from './viewerQuery';
import { favouriteIds, type Viewer } from './session';
import { withMutex } from './withMutex';

/** Maximum number of favourites of an account (specification §9). */
const maxFavourites = 1000;

/** A change of one favourite, for the link below. */
export interface FavouriteChange {
  id: string;
  isFavourite: boolean;
  /** The id of the user who made the change, or null without a session. */
  userId: string | null;
}

declare module '@apollo/client' {
  interface DefaultContext {
    favouriteChange?: FavouriteChange;
  }
}

/**
 * Changes of favourites run one after another across all tabs, each on the current list of the cms, because
 * an operation sends the complete list (specification §4) and another tab or device may have changed it.
 */
export const favouritesLink = new ApolloLink((operation, forward) => {
  const { favouriteChange: change } = operation.getContext();
  return change
    ? from(withMutex('favourites', () => applyChange(change, operation, forward)))
    : forward(operation);
});

async function applyChange(
  change: FavouriteChange,
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Promise<ApolloLink.Result> {
  if (change.userId === null) return refusal('SESSION_ENDED');
  const { client } = operation;
  const viewer = await fetchViewer(client);
  if (viewer.id !== change.userId) {
    client.writeQuery({ ...viewerQuery(), data: { viewer } });
    return refusal('SESSION_ENDED');
  }
  const favorites = idsAfter(change, viewer);
  if (favorites.length > maxFavourites) return refusal('TOO_MANY_FAVORITES');
  operation.variables = { ...operation.variables, favorites };
  const result = await firstValueFrom(forward(operation));
  if (!('errors' in result)) notifyTabs();
  return result;
}

/** The ids after the change: appended or filtered (specification §4), as numbers. */
function idsAfter({ id, isFavourite }: FavouriteChange, viewer: Viewer): number[] {
  const ids = favouriteIds(viewer);
  if (!isFavourite) return ids.filter((one) => one !== id).map(Number);
  return (ids.includes(id) ? ids : [...ids, id]).map(Number);
}

function refusal(code: string): ApolloLink.Result {
  return { errors: [{ message: code, extensions: { code } }] };
}
