import { setTimeout as pause } from 'node:timers/promises';
import type { Make, PageQueue, Rank } from './PageQueue';

/** Seconds before each further try, five minutes in all: by then the page runs out by itself. */
const usualPauses = [1, 2, 4, 8, 15, 30, 60, 60, 120];

type Paths = ReadonlySet<string>;

/** Pages to make, by rank; each in one only. */
export interface Affected {
  own: Paths;
  elsewhere: Promise<Readonly<Record<Exclude<Rank, 'own'>, Paths>>>;
}

interface Order {
  pages: Affected;
  make: Make;
  /**
   * Milliseconds for which whoever has told what changed waits for all pages, then for an entry's own:
   * nothing else is told meanwhile.
   */
  within: { all: number; own: number };
  /** Seconds. */
  pauses?: readonly number[];
}

/**
 * Makes pages anew. What is not ready in time goes on behind the answer; what fails then is tried
 * again here, because nobody will tell of it once more.
 *
 * @returns pages that could not be made, and how many are still to be
 * @throws what `elsewhere` rejects with: whoever told is to tell again
 */
export async function makeAll(
  queue: Pick<PageQueue, 'add'>,
  { pages, make, within, pauses = usualPauses }: Order,
): Promise<{ failed: string[]; pending: number }> {
  const failed: string[] = [];
  let pending = 0;
  let isAnswered = false;
  const add = async (path: string, rank: Rank): Promise<void> => {
    pending += 1;
    let isMade = await queue.add(path, make, rank);
    pending -= 1;
    if (!isMade && !isAnswered) failed.push(path);
    for (const seconds of isAnswered ? pauses : []) {
      if (isMade) return;
      await pause(seconds * 1000, undefined, { ref: false });
      isMade = await queue.add(path, make, rank);
    }
  };
  const made = (paths: Paths, rank: Rank) => Promise.all([...paths].map((path) => add(path, rank)));
  const own = made(pages.own, 'own');
  const elsewhere = pages.elsewhere.then(({ list, other }) =>
    Promise.all([made(list, 'list'), made(other, 'other')]),
  );
  await soon(Promise.all([own, elsewhere]), within.all);
  await Promise.all([pages.elsewhere, soon(own, within.own - within.all)]);
  isAnswered = true;
  return { failed: [...failed], pending };
}

/** Resolves when the work is done, or after so many milliseconds. */
async function soon(work: Promise<unknown>, ms: number): Promise<void> {
  const patience = new AbortController();
  const late = pause(ms, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, late]);
  patience.abort();
}
