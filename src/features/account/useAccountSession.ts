import { useSession, type Session } from '@/session/session';

export interface AccountPageProps {
  /** Whether the server could not check the session, because the cms did not answer. */
  isCheckFailed: boolean;
}

/** The session of an account page. Until the browser checks it, a failed check of the server counts. */
export function useAccountSession({ isCheckFailed }: AccountPageProps): Session {
  const session = useSession();
  return session.status === 'unknown' && isCheckFailed ? { status: 'failed' } : session;
}
