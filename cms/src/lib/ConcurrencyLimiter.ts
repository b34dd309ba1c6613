/** Runs a limited number of tasks at once and queues a limited number of others. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** Whether the queue is full, so that the next task that has to wait is refused. */
  get isFull(): boolean {
    return this.waiting.length >= this.maxWaiting;
  }

  /**
   * Runs a task as soon as a slot is free, first in, first out.
   *
   * @throws QueueFullError when too many tasks wait already; otherwise what the task throws.
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.concurrency) {
      if (this.isFull) throw new QueueFullError();
      // The task that ends passes its slot on without freeing it, so that a new task cannot take it first.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** The queue of a limiter is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}
