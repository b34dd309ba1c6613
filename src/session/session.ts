import { useSyncExternalStore } from 'react';
import type { Locale } from '@/routing/locales';

/** A favourite entry of a visitor (specification §3). */
export interface Favourite {
  id: string;
  uid: string;
  title: string;
  slug: string;
  sectionHandle: string;
}

/** The user who is logged in (specification §3). */
export interface Viewer {
  id: string;
  fullName: string;
  email: string;
  /** The language of mails that are not sent from a page; absent when the cms has none. */
  mailLanguage?: Locale;
  /** Has the contract's spelling, because the BFF sends the user in this shape. */
  favorites: Favourite[];
}

export type Session =
  /** On the server, and in the browser before the first check. */
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'out' }
  | { status: 'in'; user: Viewer }
  /** The check failed; there may be a session. */
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

/** Calls the listener after every change. @returns a function that unsubscribes */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current session. Every page loads this file, so the code that changes it is in other chunks. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession, () => unknown);
}
