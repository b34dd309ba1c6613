import type { Page } from '@playwright/test';
import { Phone, type Place } from '../shared/Phone';

const rounds = 60;

/** Milliseconds from presses to what could be seen of them. */
export interface Presses {
  /** Until the next paint: what the browser's own Interaction to Next Paint tells. */
  paint: number[];
  /** Until the paint with the cards that were asked for. */
  result: number[];
}

declare global {
  // Says when a press, whose listeners are in place, has been painted.
  var pressed: Promise<{ paint: number; result: number }>;
}

/** Runs in the page: listens for the next press. */
function listen(): void {
  const paintAfter = (event: Event) =>
    new Promise<number>((resolve) => {
      // A frame's callbacks come before its paint, a message after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    });
  const list = document.querySelector('main [aria-busy]')?.parentElement;
  if (!list) throw new Error('There is no list.');
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

/** Where the categories above the list can be pressed, as far as the screen shows them. */
async function placesOf(page: Page): Promise<Place[]> {
  const pills = await page.locator('main nav').first().getByRole('link').all();
  const boxes = await Promise.all(pills.map((pill) => pill.boundingBox()));
  const { width = 0 } = page.viewportSize() ?? {};
  return boxes.flatMap((box) =>
    box && box.x + box.width < width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : [],
  );
}

/**
 * Presses the categories of a list in turn, on a phone's screen, with the processor slowed down.
 * @param list address of a list of a small section
 */
export async function press(list: string): Promise<Presses> {
  const phone = await Phone.open();
  try {
    const { page } = phone;
    const whole = page.waitForResponse((response) => response.url().includes('?all'));
    await page.goto(list);
    await (await whole).finished();
    const places = await placesOf(page);
    if (places.length < 2) throw new Error('There are no categories to press.');
    await phone.slow();
    const presses: Presses = { paint: [], result: [] };
    for (let round = 0; round < rounds; round += 1) {
      // The first, all categories, is chosen already.
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
