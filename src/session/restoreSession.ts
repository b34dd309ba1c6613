import { askBff } from './askBff';
import { preferredSites } from './preferredSites';
import type { Result } from './result';
import { getSession, setSession, type Viewer } from './session';
import { toViewer } from './toViewer';
import { watchSession } from './watchSession';
import { withWishes } from './wishes';

/** Who is logged in, as the cms has it at this moment. */
export async function readViewer(): Promise<Result<Viewer>> {
  const { data, errors } = await askBff('Viewer', { preferSites: preferredSites() });
  const user = toViewer(data?.viewer);
  if (user && errors.length === 0) return { ok: true, value: user };
  return { ok: false, errors: errors.length > 0 ? errors : [{ code: 'UNKNOWN', message: '' }] };
}

/** Shows who is logged in (specification §4: on a full page load, and when something changed it). */
export async function restoreSession(): Promise<void> {
  watchSession();
  // A login form that is open must not close while a session is being looked for.
  const { status } = getSession();
  if (status !== 'in' && status !== 'out') setSession({ status: 'loading' });
  const before = getSession();
  const found = await readViewer();
  const now = getSession();
  if (now !== before) {
    // Something newer is shown; it need not have what was to be learned.
    if (now.status === 'in') await restoreSession();
    return;
  }
  if (found.ok) setSession({ status: 'in', user: withWishes(found.value) });
  else if (before.status !== 'in') setSession({ status: 'failed' });
}
