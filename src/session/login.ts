import { askForSession } from './askBff';
import { preferredSites } from './preferredSites';
import type { Result } from './result';
import { setSession } from './session';
import { tellTabs } from './startSession';
import { toViewer } from './toViewer';

/** Logs in. The tokens are the site's business; what comes here is who it is. */
export async function logIn(input: { email: string; password: string }): Promise<Result> {
  const { email, password } = input;
  const { user: found, errors } = await askForSession('POST', {
    email,
    password,
    preferSites: preferredSites(),
  });
  const user = toViewer(found);
  if (!user) {
    return { ok: false, errors: errors.length > 0 ? errors : [{ code: 'UNKNOWN', message: '' }] };
  }
  setSession({ status: 'in', user });
  tellTabs();
  return { ok: true, value: undefined };
}

/** Logs out. Here the session is over whatever the site answers (specification §4). */
export async function logOut(): Promise<void> {
  await askForSession('DELETE');
  forgetSession();
}

/** Nobody is logged in any more. The other tabs hear of it from watchSession. */
export function forgetSession(): void {
  document.cookie = 'SIGNED_IN=; Max-Age=0; Path=/; SameSite=Lax';
  setSession({ status: 'out' });
}
