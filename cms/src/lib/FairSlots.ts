import { SlotsFull } from './Slots';

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * Lets a few pieces of work go on at once, and others wait for them: those of each sender in their
 * order, the senders in turn. A sender with a thousand pieces waits for itself; others pass it by.
 */
export class FairSlots {
  private busy = 0;
  private length = 0;
  // In the order in which the senders' turns come.
  private readonly waiting = new Map<string, Waiting[]>();

  /**
   * @param size How many pieces go on at once.
   * @param room How many wait at most.
   */
  constructor(
    private readonly size: number,
    private readonly room: number,
  ) {}

  /**
   * Does the work when it is its sender's turn.
   *
   * @throws SlotsFull when too many wait: the newest of whichever sender has most; otherwise what the
   * work throws.
   */
  async run<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    if (this.busy < this.size) this.busy += 1;
    else await this.turn(sender);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turn(sender: string): Promise<void> {
    return new Promise((begin, refuse) => {
      const own = this.waiting.get(sender) ?? [];
      if (this.length >= this.room && !this.makeRoom(own.length)) {
        refuse(new SlotsFull());
        return;
      }
      own.push({ begin, refuse });
      this.waiting.set(sender, own);
      this.length += 1;
    });
  }

  /** Turns away the newest of the sender with most pieces, if that has more than another. */
  private makeRoom(than: number): boolean {
    const most = [...this.waiting.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    if (most.length <= than + 1) return false;
    most.pop()?.refuse(new SlotsFull());
    this.length -= 1;
    return true;
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) {
      this.busy -= 1;
      return;
    }
    const [sender, own] = first;
    const next = own.shift();
    this.waiting.delete(sender);
    if (own.length > 0) this.waiting.set(sender, own);
    this.length -= 1;
    // The slot is handed over, so that nobody slips in between.
    next?.begin();
  }
}
