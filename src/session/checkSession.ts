import { getSession, setSession } from './session';

/** Compares the session with the cookie and, when the cookie is set, with the cms. */
export function checkSession(): void {
  if (document.cookie.includes('SIGNED_IN=1')) {
    Promise.all([import('./watchSession'), import('./restoreSession')]).then(
      ([{ watchSession }, { restoreSession }]) => {
        watchSession(checkSession);
        return restoreSession();
      },
      () => {
        if (getSession().status !== 'in') setSession({ status: 'failed' });
      },
    );
  } else if (getSession().status !== 'out') setSession({ status: 'out' });
}
