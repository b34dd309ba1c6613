import Router from 'next/router';
import { mayLoadAhead } from '@/lib/visitorSettings';
import { getSession, onSession, type Session } from '@/session/session';
import { forgetPages } from './keptPages';
import { refreshSnapshot } from './refreshSnapshot';
import { forgetSnapshot } from './snapshot';

/** Milliseconds of quiet after which favourites that have changed are kept. */
const quietMs = 1500;

/**
 * Makes what one has seen, and one's favourites, readable without a network (docs/adr/017): brings
 * the service worker, tells it of pages, and keeps or forgets favourites as one comes and goes.
 */
export function startOffline(): void {
  followSession();
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(bringWorker);
  else addEventListener('load', () => whenIdle(bringWorker), { once: true });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}

function bringWorker(): void {
  const { serviceWorker } = navigator;
  const wasThere = serviceWorker.controller !== null;
  // Refused by the browser, or not to be had now: pages are then read with a network only.
  serviceWorker.register('/sw.js').catch(() => undefined);
  const tell = async () => {
    const { active } = await serviceWorker.ready;
    if (mayLoadAhead()) active?.postMessage({ seen: location.pathname + location.search });
  };
  // It saw the request for the page if it was there before; moves bring no HTML that it could see,
  // and there may have been one already.
  const [first] = performance.getEntriesByType('navigation');
  if (!wasThere || first?.name !== location.href) void tell();
  Router.events.on('routeChangeComplete', () => void tell());
}

function followSession(): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let before: Session['status'] = 'unknown';
  const look = () => {
    const session = getSession();
    clearTimeout(quiet);
    if (session.status === 'out') {
      forgetSnapshot();
      if (before === 'in') void forgetPages();
    } else if (session.status === 'in') {
      // Without a network the next change, or the next page, brings them.
      quiet = setTimeout(() => {
        refreshSnapshot(session.user).catch(() => undefined);
      }, quietMs);
    }
    before = session.status;
  };
  onSession(look);
  look();
}
