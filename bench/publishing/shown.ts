import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at a page: looking is to be no load of its own. */
const everyMs = { one: 100, many: 500 };

/** Milliseconds after which nobody looks any more. */
const patienceMs = 120_000;

/**
 * Milliseconds from a moment until a visitor's address shows a text; Infinity if it does not.
 * @param since as `performance.now()` gave it
 */
export async function shownAfter(
  url: string,
  text: string,
  since: number,
  pauseMs = everyMs.one,
): Promise<number> {
  while (performance.now() - since < patienceMs) {
    const html = await (await fetch(url)).text();
    if (html.includes(text)) return performance.now() - since;
    await pause(pauseMs);
  }
  return Infinity;
}

/** The same for many addresses, few of them looked at in one moment: visitors are to be served. */
export async function allShownAfter(
  urls: string[],
  text: string,
  since: number,
): Promise<number[]> {
  const times: number[] = [];
  const left = [...urls];
  const look = async () => {
    for (let url = left.shift(); url; url = left.shift())
      times.push(await shownAfter(url, text, since, everyMs.many));
  };
  await Promise.all([look(), look()]);
  return times;
}
