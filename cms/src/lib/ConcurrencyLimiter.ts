/** Runs a limited number of tasks at once and queues a limited number of others. */
export class ConcurrencyLimiter {
  private running = 0;
  /** The lightest task first. */
  private readonly waiting: { weight: number; start: () => void }[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** Whether the queue is full, so that the next task that has to wait is refused. */
  get isFull(): boolean {
    return this.waiting.length >= this.maxWaiting;
  }

  /**
   * Runs a task as soon as a slot is free.
   *
   * @param weight A lighter task runs before heavier ones that wait; tasks of equal weight run first in, first out.
   * @throws QueueFullError when too many tasks wait already; otherwise what the task throws.
   */
  async run<Result>(task: () => Promise<Result>, weight = 0): Promise<Result> {
    if (this.running >= this.concurrency) {
      if (this.isFull) throw new QueueFullError();
      // The task that ends passes its slot on without freeing it, so that a new task cannot take it first.
      await new Promise<void>((start) => {
        const heavier = this.waiting.findIndex((other) => other.weight > weight);
        this.waiting.splice(heavier < 0 ? this.waiting.length : heavier, 0, { weight, start });
      });
    } else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next.start();
      else this.running -= 1;
    }
  }
}

/** The queue of a limiter is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}
