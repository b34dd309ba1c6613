import { logError } from '../logs/logError';

/** Regenerates one page. */
export type Regenerate = (path: string) => Promise<void>;

/** From high to low: the pages of the changed entry, which its editor opens at once; its lists; others. */
const priorities = ['own', 'list', 'other'] as const;
export type Priority = (typeof priorities)[number];

interface QueuedPage {
  regenerate: Regenerate;
  /** Unix milliseconds. */
  since: number;
  /** Whether the regeneration succeeded. */
  done: Promise<boolean>;
  settle: (isDone: boolean) => void;
}

/** Regenerates pages by priority, some in parallel. A page that is already waiting is not added twice. */
export class PageQueue {
  private readonly waiting: Record<Priority, Map<string, QueuedPage>> = {
    own: new Map(),
    list: new Map(),
    other: new Map(),
  };
  private readonly running = new Map<string, QueuedPage & { priority: Priority }>();

  /**
   * @param parallel maximum number of parallel regenerations while this priority is the highest one in the
   * queue; few enough that the site still answers visitors
   */
  constructor(private readonly parallel: Readonly<Record<Priority, number>>) {}

  /** Resolves when the page has been regenerated, to false if that failed. */
  add(path: string, regenerate: Regenerate, priority: Priority): Promise<boolean> {
    const before = priorities.find((one) => this.waiting[one].has(path));
    const waiting = (before && this.waiting[before].get(path)) ?? createQueuedPage(regenerate);
    if (!before || priorities.indexOf(priority) < priorities.indexOf(before)) {
      if (before) this.waiting[before].delete(path);
      this.waiting[priority].set(path, waiting);
    }
    this.startNext();
    return waiting.done;
  }

  /**
   * Raises the priority of a page in the queue, because a visitor requests it. It stays below an entry's own pages,
   * so that many visits do not delay an editor. Resolves like `add`; undefined if the page is not in the queue.
   */
  prioritize(path: string): Promise<boolean> | undefined {
    for (const priority of priorities) {
      const page = this.waiting[priority].get(path);
      if (page) return this.add(path, page.regenerate, 'list');
    }
    return this.running.get(path)?.done;
  }

  /** Number of pages that wait or are being regenerated. */
  get length(): number {
    return priorities.reduce(
      (sum, priority) => sum + this.waiting[priority].size,
      this.running.size,
    );
  }

  /** Milliseconds for which the oldest page has been waiting. */
  get ageMs(): number {
    const waiting = priorities.flatMap((priority) => [...this.waiting[priority].values()]);
    return Math.max(0, ...waiting.map(({ since }) => Date.now() - since));
  }

  private next(): [string, QueuedPage, Priority] | null {
    const active = new Set([...this.running.values()].map(({ priority }) => priority));
    const first = priorities.find(
      (priority) => active.has(priority) || this.firstWaiting(priority),
    );
    if (!first || this.running.size >= this.parallel[first]) return null;
    for (const priority of priorities) {
      const next = this.firstWaiting(priority);
      if (!next) continue;
      this.waiting[priority].delete(next[0]);
      return [...next, priority];
    }
    return null;
  }

  /** Skips a page that is being regenerated: it may show old data, so it is regenerated again afterwards. */
  private firstWaiting(priority: Priority): [string, QueuedPage] | null {
    for (const entry of this.waiting[priority]) if (!this.running.has(entry[0])) return entry;
    return null;
  }

  private startNext(): void {
    for (let next = this.next(); next; next = this.next()) void this.run(...next);
  }

  private async run(path: string, page: QueuedPage, priority: Priority): Promise<void> {
    this.running.set(path, { ...page, priority });
    const isDone = await page.regenerate(path).then(
      () => true,
      (error: unknown) => {
        logError(`revalidate ${path}`, error);
        return false;
      },
    );
    this.running.delete(path);
    page.settle(isDone);
    this.startNext();
  }
}

function createQueuedPage(regenerate: Regenerate): QueuedPage {
  let settle: QueuedPage['settle'] = () => undefined;
  const done = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { regenerate, since: Date.now(), done, settle };
}
