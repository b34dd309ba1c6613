import { useSession, type Session } from '@/session/session';

/**
 * Who is here: as the browser knows it, and until then as the server saw it.
 * @param seen what the page was made with
 */
export function useVisitor(seen: Session): Session {
  const session = useSession();
  const isOpen = session.status === 'unknown' || session.status === 'loading';
  // A page that was made for somebody stands while the browser alone cannot ask.
  const isStill = session.status === 'failed' && seen.status === 'in';
  return isOpen || isStill ? seen : session;
}
