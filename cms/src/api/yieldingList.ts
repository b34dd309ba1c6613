import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which a request yields to other requests. */
const sliceMs = 10;

/** Lists up to this length are completed without yielding. */
const shortListLength = 20;

/**
 * Wraps a long list in an async iterable that yields to the event loop, so that other requests are answered.
 * The executor completes an array in one turn of the event loop, but takes items of an async iterable one by
 * one.
 */
export function yieldingList(value: unknown): unknown {
  return Array.isArray(value) && value.length > shortListLength ? yieldItems(value) : value;
}

async function* yieldItems(items: readonly unknown[]): AsyncGenerator {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > sliceMs) {
      await nextTurn();
      began = performance.now();
    }
    yield item;
  }
}
