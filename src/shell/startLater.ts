import { startOffline } from '@/features/offline/startOffline';
import { batchStyles } from './batchStyles';

/** Starts what a page needs only after its hydration. */
export function startLater(): void {
  batchStyles();
  startOffline();
  document.addEventListener('visibilitychange', letBrowserRestoreScroll);
}

/**
 * Next restores the scroll position only after its own navigations, and forbids it to the browser. So a page that the
 * visitor reloads, or that a phone has discarded to save memory, would begin at its top.
 */
function letBrowserRestoreScroll(): void {
  history.scrollRestoration = document.hidden ? 'auto' : 'manual';
}
