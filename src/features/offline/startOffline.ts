import Router from 'next/router';
import { fetchJson } from '@/lib/fetchInTime';
import { canPrefetch } from '@/lib/visitorSettings';
import { defaultLocale, isLocale } from '@/routing/locales';
import {
  favouriteIds,
  getSession,
  subscribeToSession,
  type Session,
  type Viewer,
} from '@/session/session';
import { deleteCachedPages } from './cachedPages';
import { parseSnapshot, readSnapshot, storeSnapshot } from './snapshot';

/** Milliseconds without a further change after which favourites are stored. */
const debounceMs = 1500;

/**
 * Makes visited pages and favourites readable offline (docs/adr/017): registers the service worker,
 * reports visited pages to it, and stores the favourites after a login and deletes them after a logout.
 */
export function startOffline(): void {
  followSession();
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') runWhenIdle(registerWorker);
  else addEventListener('load', () => runWhenIdle(registerWorker), { once: true });
}

function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

function registerWorker(): void {
  // A document that is being unloaded has none.
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const wasThere = serviceWorker.controller !== null;
  // The browser may refuse the worker, or the request may fail; then pages need a network.
  serviceWorker.register('/sw.js').catch(() => undefined);
  const reportVisit = async () => {
    const { active } = await serviceWorker.ready;
    if (canPrefetch()) active?.postMessage({ seen: location.pathname + location.search });
  };
  // An active worker has seen the request for this page. It does not see client-side navigations,
  // which fetch no HTML, and one may have happened before this code ran.
  const [first] = performance.getEntriesByType('navigation');
  if (!wasThere || first?.name !== location.href) void reportVisit();
  Router.events.on('routeChangeComplete', () => void reportVisit());
}

function followSession(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let previous: Session['status'] = 'loading';
  const handleSession = () => {
    const session = getSession();
    clearTimeout(timer);
    if (session.status === 'out') {
      storeSnapshot(null);
      if (previous === 'in') void deleteCachedPages();
    } else if (session.status === 'in') {
      // After a network error, the next change or page load fetches them.
      timer = setTimeout(() => {
        refreshSnapshot(session.user).catch(() => undefined);
      }, debounceMs);
    }
    previous = session.status;
  };
  subscribeToSession(handleSession);
  handleSession();
}

/** Milliseconds after which unchanged favourites are fetched again, because prices change. */
const freshMs = 24 * 60 * 60 * 1000;

/** Stores the favourites of the user on this device, unless a fresh copy is stored. */
async function refreshSnapshot(user: Viewer): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const stored = readSnapshot();
  const isFresh =
    stored?.user === user.id &&
    stored.ids.join() === favouriteIds(user).join() &&
    Date.now() - Date.parse(stored.savedOn) < freshMs;
  if (isFresh) return;
  const data = await fetchJson(`/api/favourites?locale=${locale}`);
  const savedOn = new Date().toISOString();
  const snapshot = parseSnapshot(JSON.stringify({ ...Object(data), locale, savedOn }));
  const now = getSession();
  // The user may have logged out, or another may have logged in, during the request.
  if (snapshot && now.status === 'in' && now.user.id === snapshot.user) storeSnapshot(snapshot);
}
