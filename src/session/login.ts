import { requestSession } from './requestBff';
import { preferredSites } from './preferredSites';
import type { Result } from './result';
import { setSession } from './session';
import { notifyTabs } from './tabChannel';
import { toViewer } from './toViewer';

/** Logs in. The BFF keeps the tokens in HttpOnly cookies; the browser receives only the user. */
export async function logIn(input: { email: string; password: string }): Promise<Result> {
  const { email, password } = input;
  const { user: data, errors } = await requestSession('POST', {
    email,
    password,
    preferSites: preferredSites(),
  });
  const user = toViewer(data);
  if (!user) {
    return { ok: false, errors: errors.length > 0 ? errors : [{ code: 'UNKNOWN', message: '' }] };
  }
  setSession({ status: 'in', user });
  notifyTabs();
  return { ok: true, value: undefined };
}

/** Logs out. The session of the page ends even when the request fails (specification §4). */
export async function logOut(): Promise<void> {
  await requestSession('DELETE');
  forgetSession();
}

/** Ends the session of the page. watchSession notifies the other tabs. */
export function forgetSession(): void {
  document.cookie = 'SIGNED_IN=; Max-Age=0; Path=/; SameSite=Lax';
  setSession({ status: 'out' });
}
