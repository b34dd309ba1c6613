import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks: looking is to be no load of its own. */
const everyMs = { one: 100, many: 80 };

/** Milliseconds after which nobody looks any more. */
const patienceMs = 120_000;

/**
 * Milliseconds from a moment until a visitor's address shows a text; Infinity if it does not.
 * @param since as `performance.now()` gave it
 */
export async function shownAfter(url: string, text: string, since: number): Promise<number> {
  while (performance.now() - since < patienceMs) {
    if (await shows(url, text)) return performance.now() - since;
    await pause(everyMs.one);
  }
  return Infinity;
}

/**
 * The same for many addresses, two of them looked at in one moment, each in its turn. One that shows
 * the text may be noted as late as the others' turns take: the fewer are left, the less.
 */
export async function allShownAfter(
  urls: string[],
  text: string,
  since: number,
): Promise<number[]> {
  const times: number[] = [];
  const left = [...urls];
  const look = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      if (await shows(url, text)) times.push(performance.now() - since);
      else if (performance.now() - since > patienceMs) times.push(Infinity);
      else {
        left.push(url);
        await pause(everyMs.many);
      }
    }
  };
  await Promise.all([look(), look()]);
  return times;
}

const shows = async (url: string, text: string): Promise<boolean> =>
  (await (await fetch(url)).text()).includes(text);
