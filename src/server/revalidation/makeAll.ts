import { setTimeout as pause } from 'node:timers/promises';
import type { Make, PageQueue } from './PageQueue';

/** Seconds before each further try, five minutes in all: by then the page runs out by itself. */
const usualPauses = [1, 2, 4, 8, 15, 30, 60, 60, 120];

interface Order {
  urgent: Iterable<string>;
  others: Iterable<string>;
  make: Make;
  /** Milliseconds after which whoever has told what changed is answered. */
  within: number;
  /** Seconds. */
  pauses?: readonly number[];
}

/**
 * Makes pages anew. What is not ready in time goes on behind the answer; what fails then is tried
 * again here, because nobody will tell of it once more.
 *
 * @returns pages that could not be made, and how many are still to be
 */
export async function makeAll(
  queue: Pick<PageQueue, 'add'>,
  { urgent, others, make, within, pauses = usualPauses }: Order,
): Promise<{ failed: string[]; pending: number }> {
  const failed: string[] = [];
  let pending = 0;
  let isAnswered = false;
  const add = async (path: string, isUrgent: boolean): Promise<void> => {
    pending += 1;
    let isMade = await queue.add(path, make, isUrgent);
    pending -= 1;
    if (!isMade && !isAnswered) failed.push(path);
    for (const seconds of isAnswered ? pauses : []) {
      if (isMade) return;
      await pause(seconds * 1000, undefined, { ref: false });
      isMade = await queue.add(path, make, isUrgent);
    }
  };
  const all = Promise.all([
    ...[...urgent].map((path) => add(path, true)),
    ...[...others].map((path) => add(path, false)),
  ]);
  const patience = new AbortController();
  const late = pause(within, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([all, late]);
  patience.abort();
  isAnswered = true;
  return { failed: [...failed], pending };
}
