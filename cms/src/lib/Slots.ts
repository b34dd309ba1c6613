/** Lets a few pieces of work go on at once, and a bounded number of others wait for them. */
export class Slots {
  private busy = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly size: number,
    private readonly queue: number,
  ) {}

  /** Whether another piece of work would be turned away. */
  get full(): boolean {
    return this.waiting.length >= this.queue;
  }

  /**
   * Does the work when there is room, in the order in which it came.
   *
   * @throws SlotsFull when too many wait already; otherwise what the work throws.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.busy >= this.size) {
      if (this.full) throw new SlotsFull();
      // Whoever ends hands the slot over, so that nobody slips in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.busy += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}

/** There is no room to wait. */
export class SlotsFull extends Error {
  override name = 'SlotsFull';
}
