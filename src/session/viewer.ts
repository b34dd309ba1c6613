import { client } from './client';
import { checkLoginCookie } from './loginCookie';
import { getSession, setSession, subscribeToSession } from './session';
import { notifyTabs } from './tabChannel';
import { fetchViewer, isUser, viewerQuery } from './viewerQuery';
import { watchSession } from './watchSession';

/**
 * Fetches the viewer into Apollo's cache, which updates the session (specification §4: on a full page load
 * and after a change).
 * @throws CombinedGraphQLErrors; the session is then `out` if it has ended, or `failed` if it was unknown
 */
export async function refetchViewer(): Promise<void> {
  watchSession(checkViewer);
  // Keep `out` during the request, because `loading` would close an open login form.
  const { status } = getSession();
  if (status !== 'in' && status !== 'out') setSession({ status: 'loading' });
  const before = getSession();
  try {
    await clearing;
    const viewer = await fetchViewer(client);
    const now = getSession();
    if (now === before) {
      client.writeQuery({ ...viewerQuery(), data: { viewer } });
      reportViewer();
      followViewer();
    } else if (now.status === 'in') {
      // The session changed during the request, so the result may be outdated.
      await refetchViewer();
    }
  } catch (error) {
    if (getSession() === before && before.status !== 'in') setSession({ status: 'failed' });
    throw error;
  }
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

/** Reports the viewer in the cache, with the changes that the cms has not confirmed yet. */
function reportViewer(): void {
  const user = client.readQuery({ ...viewerQuery(), optimistic: true })?.viewer;
  const session = getSession();
  const isReported = session.status === 'in' && session.user === user;
  if (isUser(user) && !isReported) setSession({ status: 'in', user });
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
