import type { Tab } from '../../e2e/engines/drive/Tab';

/**
 * One visit: each page is opened from the one before, by a link of the header or, where that has none,
 * of the footer.
 */
export const navigations = [
  { from: '/', to: '/alloggi' },
  { from: '/alloggi', to: '/eventi' },
  { from: '/eventi', to: '/news' },
  { from: '/news', to: '/' },
] as const;

declare global {
  // Milliseconds of the client navigation that is measured; undefined until its heading is painted.
  var navigated: number | undefined;
}

/**
 * Presses the link to a page.
 *
 * @returns milliseconds from the press until the heading of the new page is painted
 */
export async function timeOf(tab: Tab, to: string): Promise<number> {
  await tab.evaluate(watch, to);
  await tab.click(`header a[href="${to}"], footer a[href="${to}"]`);
  const took = await tab.until(() => globalThis.navigated);
  // The next press must not meet what this one has begun.
  await tab.until(() => document.activeElement?.tagName === 'H1');
  return took;
}

/** Runs in the page: measures from the next press to the first frame after the new heading. */
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
    // The task after the next frame's begins when that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (globalThis.navigated = performance.now() - pressed);
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true });
}
