import { useSyncExternalStore } from 'react';
import type { Locale } from '@/routing/locales';

/** Something that a visitor has marked (specification §3). */
export interface Favorite {
  id: string;
  uid: string;
  title: string;
  slug: string;
  sectionHandle: string;
}

/** Who is logged in (specification §3). */
export interface Viewer {
  id: string;
  fullName: string;
  email: string;
  /** The language of mails that no page asks for; absent where the cms does not say. */
  mailLanguage?: Locale;
  favorites: Favorite[];
}

export type Session =
  /** On the server, and until the browser has looked. */
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'out' }
  | { status: 'in'; user: Viewer }
  /** There may be a session, but the site could not find out. */
  | { status: 'failed' };

const unknown: Session = { status: 'unknown' };
const listeners = new Set<() => void>();
let session: Session = unknown;

export function getSession(): Session {
  return session;
}

export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after every change. @returns what ends that */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Who is here. Part of every page: what changes it comes in chunks of its own. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, getSession, () => unknown);
}
