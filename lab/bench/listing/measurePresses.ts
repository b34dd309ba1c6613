import type { Page } from '@playwright/test';
import { Phone, type Point } from '../shared/Phone';

const rounds = 60;

/** Milliseconds from taps to their visible effects. */
export interface Presses {
  /** Until the next paint, as in the browser's Interaction to Next Paint. */
  paint: number[];
  /** Until the paint with the requested cards. */
  result: number[];
}

declare global {
  // The times of the next press, for which `listen` has added listeners.
  var pressed: Promise<{ paint: number; result: number }>;
}

/** Runs in the page: listens for the next press. */
function listen(): void {
  const paintAfter = (event: Event) =>
    new Promise<number>((resolve) => {
      // Animation frame callbacks run before the paint, and a message posted in one arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    });
  const list = document.querySelector('main [aria-busy]')?.parentElement;
  if (!list) throw new Error('There is no listing.');
  globalThis.pressed = new Promise((resolve) => {
    addEventListener(
      'click',
      (event) => {
        const paint = paintAfter(event);
        const observer = new MutationObserver(() => {
          observer.disconnect();
          void Promise.all([paint, paintAfter(event)]).then(([first, result]) =>
            resolve({ paint: first, result }),
          );
        });
        observer.observe(list, { subtree: true, childList: true });
      },
      { once: true, capture: true },
    );
  });
}

/** Returns the points of the categories above the listing that the screen shows. */
async function placesOf(page: Page): Promise<Point[]> {
  const pills = await page.locator('main nav').first().getByRole('link').all();
  const boxes = await Promise.all(pills.map((pill) => pill.boundingBox()));
  const { width = 0 } = page.viewportSize() ?? {};
  return boxes.flatMap((box) =>
    box && box.x + box.width < width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : [],
  );
}

/**
 * Taps the categories of a listing one after the other, on a phone's screen with a slow processor.
 * @param list the address of a listing with few entries
 */
export async function measurePresses(list: string): Promise<Presses> {
  const phone = await Phone.open();
  try {
    const { page } = phone;
    const allItems = page.waitForResponse((response) => response.url().includes('?all'));
    await page.goto(list);
    await (await allItems).finished();
    const places = await placesOf(page);
    if (places.length < 2) throw new Error('There are no categories to press.');
    await phone.slow();
    const presses: Presses = { paint: [], result: [] };
    for (let round = 0; round < rounds; round += 1) {
      // The first one (all categories) is selected at the start.
      await phone.pointAt(places[(round + 1) % places.length] ?? { x: 0, y: 0 });
      await page.evaluate(listen);
      await phone.press();
      const { paint, result } = await page.evaluate(() => globalThis.pressed);
      presses.paint.push(paint);
      presses.result.push(result);
    }
    return presses;
  } finally {
    await phone.close();
  }
}
