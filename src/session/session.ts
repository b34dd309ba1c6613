import type { ViewerQuery } from '@/gql/graphql';
import { createStore, useStore } from '@/lib/createStore';

/** The user who is logged in. A viewer without an id is nobody (specification §4). */
export type Viewer = NonNullable<ViewerQuery['viewer']> & { id: string };

/** The ids of the favourites, in the order in which they were saved. */
export const favouriteIds = ({ favorites }: Viewer): string[] =>
  favorites.flatMap((entry) => entry?.id ?? []);

export type Session =
  /** On the server, and in the browser before the first check. */
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'out' }
  | { status: 'in'; user: Viewer }
  /** The check failed; there may be a session. */
  | { status: 'failed' };

const unknown: Session = { status: 'unknown' };
const session = createStore<Session>(unknown);

export const { get: getSession, set: setSession, subscribe: subscribeToSession } = session;

/**
 * The current session. Apollo's cache holds the user, and viewer.ts reports its changes here, because every
 * page shows the session but visitors without one must not load Apollo.
 */
export function useSession(): Session {
  return useStore(session, unknown);
}
