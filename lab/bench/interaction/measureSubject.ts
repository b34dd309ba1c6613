import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Phone } from '../shared/Phone';
import type { Subject } from './subjects';

/** The number of page loads, and of presses on each page. */
const loads = Number(process.env.BENCH_LOADS ?? 4);
const presses = Number(process.env.BENCH_ROUNDS ?? 10);

/** Milliseconds below which Event Timing reports no event. */
const leastReported = 16;

/** Milliseconds in which the work of a press ends and its timing is reported. */
const restMs = 300;

declare global {
  // The longest duration of each interaction since the last call of takeLongestInteraction, by its id.
  var interactions: Map<number, number>;
}

/** Runs in the page before its scripts: records the durations that the browser reports. */
export function recordInteractions(): void {
  const durations = (globalThis.interactions = new Map<number, number>());
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's library has no type for it yet.
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) durations.set(id, Math.max(entry.duration, durations.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Returns the longest interaction since the last call, at least 16 ms: shorter ones are not reported. */
async function takeLongestInteraction(page: Page): Promise<number> {
  const durations = await page.evaluate(() => {
    const all = [...globalThis.interactions.values()];
    globalThis.interactions.clear();
    return all;
  });
  return Math.max(leastReported, ...durations);
}

/**
 * Measures the milliseconds from each press to the next paint.
 * @param phone its pages must run `recordInteractions` first
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
      const element = target(page, n);
      await element.scrollIntoViewIfNeeded();
      const waitForEffect = await watch(page);
      const box = await element.boundingBox();
      if (!box) throw new Error('There is nothing to press.');
      await phone.pointAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
      await takeLongestInteraction(page);
      await phone.press();
      await waitForEffect();
      await pause(restMs);
      times.push(await takeLongestInteraction(page));
      await undo?.(page);
      await pause(restMs);
    }
    await phone.slow(1);
  }
  return times;
}
