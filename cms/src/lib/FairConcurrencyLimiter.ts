import { QueueFullError } from './ConcurrencyLimiter';

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs a limited number of tasks at once and queues the others. Each sender has its own queue, and the queues
 * are served in rotation, so that a sender with a thousand tasks does not delay others.
 */
export class FairConcurrencyLimiter {
  private running = 0;
  private waitingCount = 0;
  // The first sender is served next.
  private readonly waiting = new Map<string, Waiting[]>();

  /**
   * @param concurrency How many tasks run at once.
   * @param maxWaiting How many tasks wait at most, of all senders together.
   * @param maxMs After how long a task that still runs loses its slot, so that one that hangs stops nobody else.
   */
  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
    private readonly maxMs = 20_000,
  ) {}

  /**
   * Runs a task when a slot is free for its sender.
   *
   * @throws QueueFullError when too many tasks wait; it is thrown for the newest task of the sender with most
   * tasks. It is thrown too for a task that loses its slot. Otherwise what the task throws.
   */
  async run<Result>(sender: string, task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.concurrency) this.running += 1;
    else await this.waitForSlot(sender);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new QueueFullError()), this.maxMs);
    });
    try {
      return await Promise.race([task(), tooLong]);
    } finally {
      clearTimeout(timer);
      this.releaseSlot();
    }
  }

  private waitForSlot(sender: string): Promise<void> {
    return new Promise((start, refuse) => {
      const own = this.waiting.get(sender) ?? [];
      if (this.waitingCount >= this.maxWaiting && !this.dropNewestOfLargest(own.length)) {
        refuse(new QueueFullError());
        return;
      }
      own.push({ start, refuse });
      this.waiting.set(sender, own);
      this.waitingCount += 1;
    });
  }

  /**
   * Refuses the newest task of the sender with most tasks, if it has at least two tasks more than this sender.
   *
   * @param ownCount How many tasks of this sender wait.
   */
  private dropNewestOfLargest(ownCount: number): boolean {
    const largest = [...this.waiting.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (largest.length <= ownCount + 1) return false;
    largest.pop()?.refuse(new QueueFullError());
    this.waitingCount -= 1;
    return true;
  }

  private releaseSlot(): void {
    const [first] = this.waiting;
    if (!first) {
      this.running -= 1;
      return;
    }
    const [sender, own] = first;
    const next = own.shift();
    this.waiting.delete(sender);
    if (own.length > 0) this.waiting.set(sender, own);
    this.waitingCount -= 1;
    // Pass the slot on without freeing it, so that a new task cannot take it first.
    next?.start();
  }
}
