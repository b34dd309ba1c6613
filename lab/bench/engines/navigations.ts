import type { Tab } from '../../../e2e/engines/drive/Tab';

/**
 * The navigations of one visit. Each page is opened from the one before by a link of the header or footer.
 */
export const navigations = [
  { from: '/', to: '/alloggi' },
  { from: '/alloggi', to: '/eventi' },
  { from: '/eventi', to: '/news' },
  { from: '/news', to: '/' },
] as const;

declare global {
  // Milliseconds of the measured client navigation; undefined until its heading is painted.
  var navigated: number | undefined;
}

/**
 * Clicks the link to a page.
 *
 * @returns milliseconds from the click until the heading of the new page is painted
 */
export async function measureNavigation(tab: Tab, to: string): Promise<number> {
  await tab.evaluate(watch, to);
  await tab.click(`header a[href="${to}"], footer a[href="${to}"]`);
  const took = await tab.waitFor(() => globalThis.navigated);
  // Wait for the focus, which is the last effect of the navigation, before the next click.
  await tab.waitFor(() => document.activeElement?.tagName === 'H1');
  return took;
}

/** Runs in the page: measures from the next click to the first frame with the new heading. */
function watch(to: string): void {
  globalThis.navigated = undefined;
  let pressed = NaN;
  addEventListener('pointerdown', () => (pressed = performance.now()), {
    capture: true,
    once: true,
  });
  const heading = document.querySelector('h1');
  const observer = new MutationObserver(() => {
    const now = document.querySelector('h1');
    if (location.pathname !== to || !now || now === heading) return;
    observer.disconnect();
    // A message posted in an animation frame arrives after that frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (globalThis.navigated = performance.now() - pressed);
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true });
}
