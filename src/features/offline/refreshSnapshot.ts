import { defaultLocale, isLocale } from '@/routing/locales';
import { getSession, type Viewer } from '@/session/session';
import { keepSnapshot, keptText, snapshotOf } from './snapshot';

/** Milliseconds after which favourites that did not change are asked for again: prices do. */
const freshMs = 24 * 60 * 60 * 1000;

/** Keeps the favourites of who is logged in on the device, unless they are there already. */
export async function refreshSnapshot(user: Viewer): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const kept = snapshotOf(keptText());
  const isFresh =
    kept?.user === user.id &&
    kept.ids.join() === user.favorites.map(({ id }) => id).join() &&
    Date.now() - Date.parse(kept.savedOn) < freshMs;
  if (isFresh) return;
  const answer = await fetch(`/api/favourites?locale=${locale}`);
  if (!answer.ok) return;
  const found: unknown = await answer.json();
  const savedOn = new Date().toISOString();
  const snapshot = snapshotOf(JSON.stringify({ ...Object(found), locale, savedOn }));
  const now = getSession();
  // They may have left, or somebody else may have come, while the answer was under way.
  if (snapshot && now.status === 'in' && now.user.id === snapshot.user) keepSnapshot(snapshot);
}
