import type { ViewerQuery } from '@/gql/graphql';
import { createStore, useStore } from '@/lib/createStore';

/** The user who is logged in. A viewer without an id is nobody (specification §4). */
export type Viewer = NonNullable<ViewerQuery['viewer']> & { id: string };

/** The ids of the favourites, in the order in which they were saved. */
export const favouriteIds = ({ favorites }: Viewer): string[] =>
  favorites.flatMap((entry) => entry?.id ?? []);

export type Session =
  /** On the server, and in the browser until the first check has a result. */
  | { status: 'loading' }
  | { status: 'out' }
  | { status: 'in'; user: Viewer }
  /** The check failed; there may be a session. */
  | { status: 'failed' };

const loading: Session = { status: 'loading' };
const session = createStore<Session>(loading);

export const { get: getSession, set: setSession, subscribe: subscribeToSession } = session;

/**
 * What `useAuth` says, without what it offers, for the header and `useFavourites`, which are in the first scripts of all
 * pages. Apollo's cache holds the user, and viewer.ts reports its changes here.
 */
export const useSession = (): Session => useStore(session, loading);
