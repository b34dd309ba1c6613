import { defaultLocale, isLocale } from '@/routing/locales';
import { favouriteIds, getSession, type Viewer } from '@/session/session';
import { parseSnapshot, readSnapshot, storeSnapshot } from './snapshot';

/** Milliseconds after which unchanged favourites are fetched again, because prices change. */
const freshMs = 24 * 60 * 60 * 1000;

/** Stores the favourites of the user on this device, unless a fresh copy is stored. */
export async function refreshSnapshot(user: Viewer): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const stored = readSnapshot();
  const isFresh =
    stored?.user === user.id &&
    stored.ids.join() === favouriteIds(user).join() &&
    Date.now() - Date.parse(stored.savedOn) < freshMs;
  if (isFresh) return;
  const response = await fetch(`/api/favourites?locale=${locale}`);
  if (!response.ok) return;
  const data: unknown = await response.json();
  const savedOn = new Date().toISOString();
  const snapshot = parseSnapshot(JSON.stringify({ ...Object(data), locale, savedOn }));
  const now = getSession();
  // The user may have logged out, or another may have logged in, during the request.
  if (snapshot && now.status === 'in' && now.user.id === snapshot.user) storeSnapshot(snapshot);
}
