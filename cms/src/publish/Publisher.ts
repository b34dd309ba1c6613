import { logError } from '../logs/logError';
import { type Change, mergeChanges } from './change';
import type { Note, Outbox } from './outbox';

/** What became of one delivery; `refused` is final. */
export type Delivery = 'delivered' | 'refused' | 'failed';

interface Options {
  outbox: Pick<Outbox, 'pending' | 'remove'>;
  send: (changes: Change[]) => Promise<Delivery>;
  /** Milliseconds to collect changes for before they are sent. */
  collect?: number;
  /** Milliseconds before the first and the longest pause between attempts. */
  pause?: { first: number; longest: number };
}

/** The site reads a message of limited length. */
const mostChanges = 200;
/** Milliseconds after which a note is one that nobody sends: its program has ended. */
const leftBehind = 10_000;

/**
 * Tells the site what was published: collects what is noted together, sends one message at a time,
 * and repeats a failed one together with whatever was noted since, until the site takes it. Never
 * throws.
 */
export class Publisher {
  private running = false;
  private more = false;

  constructor(private readonly options: Options) {}

  /** Something was noted: sends it. Returns at once. */
  wake(): void {
    this.more = true;
    if (!this.running) void this.run();
  }

  /** Sends what programs have left behind that were ended before they could; now and from now on. */
  watch(): void {
    this.wake();
    setInterval(() => void this.look(), leftBehind).unref();
  }

  private async look(): Promise<void> {
    // A database that does not answer is told of by the attempt.
    const notes = await this.options.outbox.pending().catch(() => null);
    // A note from the future is of a program whose clock is wrong: it may be left behind as well.
    const isOld = ({ at }: Note) => Math.abs(Date.now() - at) > leftBehind;
    if (!notes || notes.some(isOld)) this.wake();
  }

  private async run(): Promise<void> {
    this.running = true;
    const { collect = 60, pause = { first: 500, longest: 5000 } } = this.options;
    let wait = pause.first;
    while (this.more) {
      this.more = false;
      await sleep(collect);
      if (await this.attempt()) {
        wait = pause.first;
      } else {
        this.more = true;
        await sleep(wait);
        wait = Math.min(wait * 2, pause.longest);
      }
    }
    this.running = false;
  }

  /** Whether nothing has to be sent again. */
  private async attempt(): Promise<boolean> {
    const { outbox, send } = this.options;
    try {
      const notes = await outbox.pending();
      const batch = notes.slice(0, mostChanges);
      if (batch.length === 0) return true;
      const delivery = await send(mergeChanges(batch.flatMap(({ changes }) => changes)));
      if (delivery === 'failed') return false;
      await outbox.remove(batch.map(({ key }) => key));
      if (batch.length < notes.length) this.more = true;
      return true;
    } catch (error) {
      logError('webhook: the database does not answer, trying again', error);
      return false;
    }
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    // A pending message must not keep a finished script alive: the next program sends it.
    setTimeout(resolve, milliseconds).unref();
  });
