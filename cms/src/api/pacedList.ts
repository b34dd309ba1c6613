import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of one request after which another request gets a turn. */
const turnMs = 10;

/** Lists of up to so many items take less than a turn. */
const shortList = 20;

/**
 * The items of a list, with pauses in which other requests are answered. The executor completes all
 * items of an array in one turn of the event loop; from an async iterable it takes one by one.
 */
export function pacedList(value: unknown): unknown {
  return Array.isArray(value) && value.length > shortList ? paced(value) : value;
}

async function* paced(items: readonly unknown[]): AsyncGenerator {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > turnMs) {
      await nextTurn();
      began = performance.now();
    }
    yield item;
  }
}
