import { setTimeout as pause } from 'node:timers/promises';
import type { Regenerate, PageQueue, Priority } from './PageQueue';

/** Seconds before each retry, five minutes in all; after that the page expires anyway. */
const defaultRetryDelays = [1, 2, 4, 8, 15, 30, 60, 60, 120];

type Paths = ReadonlySet<string>;

/** The pages to regenerate, by priority; each page has only one. */
export interface AffectedPages {
  own: Paths;
  others: Promise<Readonly<Record<Exclude<Priority, 'own'>, Paths>>>;
}

interface RegenerateOptions {
  pages: AffectedPages;
  regenerate: Regenerate;
  /**
   * Milliseconds that the cms waits for all pages, and for the entry's own pages. They are short, because it
   * sends no other webhook meanwhile.
   */
  waitMs: { all: number; own: number };
  /** Seconds before each retry. */
  retryDelays?: readonly number[];
}

/**
 * Regenerates pages. Pages that are not ready in time continue after the response. If they fail then, they are
 * retried here, because the cms will not send the webhook again.
 *
 * @returns the pages that failed, and the number of pages that are still pending
 * @throws the error of `others`; the cms then sends the webhook again
 */
export async function regenerateAll(
  queue: Pick<PageQueue, 'add'>,
  { pages, regenerate, waitMs, retryDelays = defaultRetryDelays }: RegenerateOptions,
): Promise<{ failed: string[]; pending: number }> {
  const failed: string[] = [];
  let pending = 0;
  let isAnswered = false;
  const add = async (path: string, priority: Priority): Promise<void> => {
    pending += 1;
    let isDone = await queue.add(path, regenerate, priority);
    pending -= 1;
    if (!isDone && !isAnswered) failed.push(path);
    for (const seconds of isAnswered ? retryDelays : []) {
      if (isDone) return;
      await pause(seconds * 1000, undefined, { ref: false });
      isDone = await queue.add(path, regenerate, priority);
    }
  };
  const addAll = (paths: Paths, priority: Priority) =>
    Promise.all([...paths].map((path) => add(path, priority)));
  const own = addAll(pages.own, 'own');
  const others = pages.others.then(({ list, other }) =>
    Promise.all([addAll(list, 'list'), addAll(other, 'other')]),
  );
  await waitAtMost(Promise.all([own, others]), waitMs.all);
  await Promise.all([pages.others, waitAtMost(own, waitMs.own - waitMs.all)]);
  isAnswered = true;
  return { failed: [...failed], pending };
}

/** Resolves when the work is done, or after `ms` milliseconds. */
async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  const controller = new AbortController();
  const timeout = pause(ms, undefined, { signal: controller.signal }).catch(() => undefined);
  await Promise.race([work, timeout]);
  controller.abort();
}
