import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Phone } from '../shared/Phone';
import type { Subject } from './subjects';

/** How often the page is loaded anew, and the presses on each. */
const loads = Number(process.env.BENCH_LOADS ?? 4);
const presses = Number(process.env.BENCH_ROUNDS ?? 10);

/** Milliseconds below which Event Timing tells nothing. */
const leastTold = 16;

/** Milliseconds in which what a press began comes to its end, and its timing is told. */
const restMs = 300;

declare global {
  // Longest durations of the interactions since they were last taken, by the browser's number.
  var interactions: Map<number, number>;
}

/** Runs in the page, before its own scripts: keeps the durations that the browser tells. */
export function keepInteractions(): void {
  const kept = (globalThis.interactions = new Map<number, number>());
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's library does not know it yet.
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) kept.set(id, Math.max(entry.duration, kept.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest interaction since the last question; the browser tells none that was shorter than 16 ms. */
async function taken(page: Page): Promise<number> {
  const durations = await page.evaluate(() => {
    const all = [...globalThis.interactions.values()];
    globalThis.interactions.clear();
    return all;
  });
  return Math.max(leastTold, ...durations);
}

/**
 * Milliseconds from each press to the next paint.
 * @param phone whose pages begin with `keepInteractions`
 */
export async function measureSubject(
  phone: Phone,
  list: string,
  { target, watch, undo }: Subject,
): Promise<number[]> {
  const { page } = phone;
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    await page.goto(list, { waitUntil: 'networkidle' });
    await phone.slow();
    for (let n = 0; n < presses; n += 1) {
      const pressed = target(page, n);
      await pressed.scrollIntoViewIfNeeded();
      const works = await watch(page);
      const box = await pressed.boundingBox();
      if (!box) throw new Error('There is nothing to press.');
      await phone.pointAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await taken(page);
      await phone.press();
      await works();
      await pause(restMs);
      times.push(await taken(page));
      await undo?.(page);
      await pause(restMs);
    }
    await phone.slow(1);
  }
  return times;
}
