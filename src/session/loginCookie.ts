import { loginFlag } from '@/config/loginFlag';
import { getSession, setSession } from './session';

/**
 * Whether the cookie is there that says that there may be a session (docs/adr/013). Without it the session
 * becomes `out`.
 */
export function hasLoginCookie(): boolean {
  if (document.cookie.includes(`${loginFlag}=1`)) return true;
  if (getSession().status !== 'out') setSession({ status: 'out' });
  return false;
}

export function deleteLoginCookie(): void {
  document.cookie = `${loginFlag}=; Max-Age=0; Path=/; SameSite=Lax`;
}
