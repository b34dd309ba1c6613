import { SetFavoriteDocument, ViewerDocument, type ViewerQuery } from '@/gql/graphql';
import { isRecord } from '@/lib/isRecord';
import { client } from './client';
import { RequestError } from './errors';
import { checkLoginCookie } from './loginCookie';
import { preferredSites } from './preferredSites';
import { getSession, setSession, subscribeToSession, type Viewer } from './session';
import { notifyTabs } from './tabChannel';
import { watchSession } from './watchSession';

let preferSites: string[] | undefined;

/** The query of the viewer. Its variables stay the same while the page is open, as a key of the cache. */
function viewerQuery() {
  preferSites ??= preferredSites();
  return { query: ViewerDocument, variables: { preferSites } };
}

/**
 * Fetches the viewer into Apollo's cache, which updates the session (specification §4: on a full page load
 * and after a change).
 * @throws CombinedGraphQLErrors; the session is then `out` if it has ended, or `failed` if it was unknown
 */
export async function refetchViewer(): Promise<void> {
  watchSession(checkViewer);
  const before = getSession();
  try {
    await clearing;
    const { data } = await client.query({
      ...viewerQuery(),
      fetchPolicy: 'no-cache',
      // A request that is already running may have read the favourites before their last change.
      context: { queryDeduplication: false },
    });
    const now = getSession();
    if (now === before) storeViewer(data?.viewer);
    // The session changed during the request, so the result may be outdated.
    else if (now.status === 'in') await refetchViewer();
  } catch (error) {
    if (getSession() === before && before.status !== 'in') setSession({ status: 'failed' });
    throw error;
  }
}

/** Stores the user of a login's response, who then needs no further request. @throws Error without a user */
export async function storeLogin(user: unknown): Promise<void> {
  watchSession(checkViewer);
  await clearing;
  storeViewer(user);
}

/** Compares the session with the cookie and, when the cookie is set, with the cms. Never throws. */
export function checkViewer(): void {
  if (checkLoginCookie()) refetchViewer().catch(() => undefined);
}

/** Fetches the viewer again after a change of the account, here and in the other tabs (specification §7). */
export async function refetchViewerInAllTabs(): Promise<void> {
  await refetchViewer().catch(() => undefined);
  notifyTabs();
}

export interface FavouriteEntry {
  id: string;
  title: string;
}

/**
 * Adds or removes a favourite of the viewer. The page shows the change at once, and Apollo reverts it if the request
 * fails.
 * @throws CombinedGraphQLErrors or RequestError: SESSION_ENDED when this user is not logged in any more,
 * TOO_MANY_FAVORITES above 1000
 */
export async function setFavourite(entry: FavouriteEntry, isFavorite: boolean): Promise<void> {
  const session = getSession();
  if (session.status !== 'in') throw sessionEnded();
  const { id: user } = session.user;
  const { data } = await client.mutate({
    mutation: SetFavoriteDocument,
    variables: { ...viewerQuery().variables, id: Number(entry.id), isFavorite, user },
    optimisticResponse: { setFavorite: null },
    update: (cache, { data: result }) => {
      cache.updateQuery(viewerQuery(), (shown) =>
        result?.setFavorite ? { viewer: result.setFavorite } : withChange(shown, entry, isFavorite),
      );
    },
  });
  if (data?.setFavorite?.id !== user) throw sessionEnded();
  notifyTabs();
}

const sessionEnded = () => new RequestError([{ extensions: { code: 'SESSION_ENDED' } }]);

/**
 * The viewer with a change. Apollo applies it again to each new list of the cms until the mutation has its
 * result, so the last click on a favourite button decides what is shown.
 */
function withChange(data: ViewerQuery | null, entry: FavouriteEntry, isFavorite: boolean) {
  if (!data?.viewer) return undefined;
  const { viewer } = data;
  const others = viewer.favorites.filter((one) => one?.id !== entry.id);
  // The response of the cms brings the other fields.
  const added = { ...entry, uid: null, slug: null, sectionHandle: '' };
  return { viewer: { ...viewer, favorites: isFavorite ? [...others, added] : others } };
}

function storeViewer(viewer: unknown): void {
  if (!isViewer(viewer)) throw new Error('The viewer has no id.');
  client.writeQuery({ ...viewerQuery(), data: { viewer } });
  reportViewer();
  followViewer();
}

const isViewer = (value: unknown): value is Viewer =>
  isRecord(value) && Boolean(value.id) && Array.isArray(value.favorites);

/** Reports the viewer in the cache, with the changes that the cms has not confirmed yet. */
function reportViewer(): void {
  const user = client.readQuery({ ...viewerQuery(), optimistic: true })?.viewer;
  const session = getSession();
  const isReported = session.status === 'in' && session.user === user;
  if (isViewer(user) && !isReported) setSession({ status: 'in', user });
}

let isFollowing = false;
/** Settles when the cache holds nothing of an earlier session. */
let clearing: Promise<unknown> = Promise.resolve();

/** Reports each change of the viewer in the cache, until the session ends; then the cache is cleared. */
function followViewer(): void {
  if (isFollowing) return;
  isFollowing = true;
  const stopWatching = client.cache.watch({
    ...viewerQuery(),
    optimistic: true,
    callback: reportViewer,
  });
  const unsubscribe = subscribeToSession(() => {
    if (getSession().status !== 'out') return;
    stopWatching();
    unsubscribe();
    isFollowing = false;
    // Wait until the current call has its result, because clearStore() cancels running queries.
    clearing = new Promise((resolve) => setTimeout(resolve)).then(() => client.clearStore());
  });
}
