import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two requests, which must not add noticeable load. */
const pollMs = 100;

/** The timeout in milliseconds. */
const timeoutMs = 120_000;

/**
 * Returns the milliseconds from a moment until an address shows a text; Infinity after the timeout.
 * @param since a value of `performance.now()`
 */
export async function waitUntilShown(url: string, text: string, since: number): Promise<number> {
  while (performance.now() - since < timeoutMs) {
    if (await shows(url, text)) return performance.now() - since;
    await pause(pollMs);
  }
  return Infinity;
}

/** What visitors see who request each of many pages once after a change. */
interface Visits {
  /** Milliseconds of each visit. */
  times: number[];
  /** Milliseconds from the change to the beginning of the last visit that still showed the old page; 0 for none. */
  lastOldMs: number;
}

/**
 * Visits each address once, two at a time.
 * @param text what the changed pages show
 * @param since a value of `performance.now()`: the change
 */
export async function visitEach(urls: string[], text: string, since: number): Promise<Visits> {
  const times: number[] = [];
  let lastOldMs = 0;
  const left = [...urls];
  const visit = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      const start = performance.now();
      if (!(await shows(url, text))) lastOldMs = Math.max(lastOldMs, start - since);
      times.push(performance.now() - start);
    }
  };
  await Promise.all([visit(), visit()]);
  return { times, lastOldMs };
}

const shows = async (url: string, text: string): Promise<boolean> =>
  (await (await fetch(url)).text()).includes(text);
