import { loginCookieName } from '@/config/loginCookieName';
import { storageKeys } from '@/config/storageKeys';
import { createStoredStore, useStore } from '@/lib/createStore';
import { isRecord } from '@/lib/isRecord';
import { parseJson } from '@/lib/parseJson';
import { isLocale, type Locale } from '@/routing/locales';
import type { FavouritesSection } from '@/features/favourites/model';

/** A favourite as one line, for reading offline. */
export interface FavouriteLine {
  id: string;
  section: FavouritesSection;
  title: string;
  href: string;
  /** The language of the entry, if it is not that of the other lines. */
  lang?: Locale;
  /** Address, price or date, as far as they exist: Via Mazzini 4 · € 320 al mese */
  facts: string;
}

/** The favourites of the user, stored on this device for reading offline. */
export interface Snapshot {
  user: string;
  locale: Locale;
  /** ISO 8601 */
  savedOn: string;
  /** Ids of the favourites, in the order of the account. */
  ids: string[];
  lines: FavouriteLine[];
}

const store = createStoredStore<Snapshot | null>({
  key: storageKeys.favourites,
  parse: parseSnapshot,
  format: (snapshot) => snapshot && JSON.stringify(snapshot),
});

/** Stores the favourites; null deletes them. */
export const storeSnapshot = store.set;

/** Whether the login cookie exists. Without it the stored favourites are not shown. */
const isLoggedIn = () => document.cookie.includes(`${loginCookieName}=1`);

/** The stored favourites; null when nobody is logged in. */
export const readSnapshot = (): Snapshot | null => (isLoggedIn() ? store.get() : null);

/** The same for components; null on the server. */
export function useSnapshot(): Snapshot | null {
  const snapshot = useStore(store, null);
  return snapshot && isLoggedIn() ? snapshot : null;
}

/** Parses JSON text; null when it is not a snapshot. */
export function parseSnapshot(text: string | null): Snapshot | null {
  const value = parseJson(text ?? '');
  return isSnapshot(value) ? value : null;
}

function isSnapshot(value: unknown): value is Snapshot {
  const { user, locale, savedOn, ids, lines } = isRecord(value) ? value : {};
  return (
    typeof user === 'string' &&
    isLocale(locale) &&
    typeof savedOn === 'string' &&
    !Number.isNaN(Date.parse(savedOn)) &&
    isListOf(ids, (id) => typeof id === 'string') &&
    isListOf(lines, isFavouriteLine)
  );
}

function isFavouriteLine(value: unknown): value is FavouriteLine {
  const { id, section, title, href, lang, facts } = isRecord(value) ? value : {};
  const isText = [id, section, title, href, facts].every((one) => typeof one === 'string');
  return isText && (lang === undefined || isLocale(lang)) && /^\/(?![/\\])/.test(String(href));
}

const isListOf = (value: unknown, isValid: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isValid);
