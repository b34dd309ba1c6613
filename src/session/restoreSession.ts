import { requestBff } from './requestBff';
import { preferredSites } from './preferredSites';
import type { Result } from './result';
import { getSession, setSession, type Viewer } from './session';
import { toViewer } from './toViewer';
import { withPendingFavourites } from './pendingFavourites';

/** Fetches the user who is logged in from the cms. */
export async function readViewer(): Promise<Result<Viewer>> {
  const { data, errors } = await requestBff('Viewer', { preferSites: preferredSites() });
  const user = toViewer(data?.viewer);
  if (user && errors.length === 0) return { ok: true, value: user };
  return { ok: false, errors: errors.length > 0 ? errors : [{ code: 'UNKNOWN', message: '' }] };
}

/** Updates the session from the cms (specification §4: on a full page load and after a change). */
export async function restoreSession(): Promise<void> {
  // Keep `out` during the request, because `loading` would close an open login form.
  const { status } = getSession();
  if (status !== 'in' && status !== 'out') setSession({ status: 'loading' });
  const before = getSession();
  const result = await readViewer();
  const now = getSession();
  if (now !== before) {
    // The session changed during the request, so the result may be outdated: fetch it again.
    if (now.status === 'in') await restoreSession();
    return;
  }
  if (result.ok) setSession({ status: 'in', user: withPendingFavourites(result.value) });
  else if (before.status !== 'in') setSession({ status: 'failed' });
}
