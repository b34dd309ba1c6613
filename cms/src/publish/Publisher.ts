import { type Change, mergeChanges } from './change';

/** What became of one delivery; `refused` is final. */
export type Delivery = 'delivered' | 'refused' | 'failed';

interface Options {
  send: (changes: Change[]) => Promise<Delivery>;
  log: (message: string) => void;
  /** Milliseconds to collect changes for before they are sent. */
  collect?: number;
  /** Milliseconds before the first and the longest pause between attempts. */
  pause?: { first: number; longest: number };
  /** Milliseconds after which undelivered changes are given up. */
  giveUp?: number;
}

/**
 * Tells the site what was published: collects what changes together, sends one message at a
 * time, and repeats a failed one together with whatever changed since. Never throws.
 */
export class Publisher {
  private waiting: Change[] = [];
  private running = false;

  constructor(private readonly options: Options) {}

  /** Takes note of changes and returns at once. */
  add(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.waiting.push(...changes);
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    const {
      collect = 60,
      pause = { first: 500, longest: 30_000 },
      giveUp = 900_000,
    } = this.options;
    while (this.waiting.length > 0) {
      await sleep(collect);
      const since = Date.now();
      let wait = pause.first;
      while ((await this.attempt()) === 'failed') {
        if (Date.now() - since >= giveUp) {
          this.options.log(`webhook: gave up ${this.waiting.length} changes, the site stays away`);
          this.waiting = [];
          break;
        }
        await sleep(wait);
        wait = Math.min(wait * 2, pause.longest);
      }
    }
    this.running = false;
  }

  private async attempt(): Promise<Delivery> {
    const batch = mergeChanges(this.waiting);
    this.waiting = [];
    const delivery = await this.options.send(batch);
    if (delivery === 'failed') this.waiting = mergeChanges([...batch, ...this.waiting]);
    return delivery;
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    // A pending message must not keep a finished script alive.
    setTimeout(resolve, milliseconds).unref();
  });
