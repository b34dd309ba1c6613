import { useSession, type Session } from '@/session/session';

/**
 * The session in the browser or, before its first check, the session that the server has checked.
 * @param serverSession the session in the props of the page
 */
export function useVisitor(serverSession: Session): Session {
  const session = useSession();
  const isUnchecked = session.status === 'unknown' || session.status === 'loading';
  // A failed check in the browser does not hide a page that the server has rendered for this user.
  const isCheckFailed = session.status === 'failed' && serverSession.status === 'in';
  return isUnchecked || isCheckFailed ? serverSession : session;
}
