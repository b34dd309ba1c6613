import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two requests, which must not add noticeable load. */
const pollMs = { one: 100, many: 80 };

/** The timeout in milliseconds. */
const timeoutMs = 120_000;

/**
 * Returns the milliseconds from a moment until an address shows a text; Infinity after the timeout.
 * @param since a value of `performance.now()`
 */
export async function waitUntilShown(url: string, text: string, since: number): Promise<number> {
  while (performance.now() - since < timeoutMs) {
    if (await shows(url, text)) return performance.now() - since;
    await pause(pollMs.one);
  }
  return Infinity;
}

/**
 * The same for many addresses. Two of them are requested in parallel, in a round robin, so a result may be
 * late by one round; rounds become shorter as fewer addresses are left.
 */
export async function waitUntilAllShown(
  urls: string[],
  text: string,
  since: number,
): Promise<number[]> {
  const times: number[] = [];
  const left = [...urls];
  const poll = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      if (await shows(url, text)) times.push(performance.now() - since);
      else if (performance.now() - since > timeoutMs) times.push(Infinity);
      else {
        left.push(url);
        await pause(pollMs.many);
      }
    }
  };
  await Promise.all([poll(), poll()]);
  return times;
}

const shows = async (url: string, text: string): Promise<boolean> =>
  (await (await fetch(url)).text()).includes(text);
