import { loginCookieName } from '@/config/loginCookieName';
import { getSession, setSession } from './session';

/**
 * Returns whether the login cookie is set, so that there may be a session (docs/adr/013). If it is not set, the
 * session of the page becomes `out`.
 */
export function checkLoginCookie(): boolean {
  if (document.cookie.includes(`${loginCookieName}=1`)) return true;
  if (getSession().status !== 'out') setSession({ status: 'out' });
  return false;
}
