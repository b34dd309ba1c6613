import { once } from 'node:events';

/** What became of one try; `refused` is final. */
export type Sending = 'sent' | 'refused' | 'failed';

interface Options {
  log: (message: string) => void;
  /** Milliseconds before the second, the third … try; there are no more tries than that. */
  pauses?: readonly number[];
  /** How many mails may be on their way at once; those beyond are lost. */
  room?: number;
}

/**
 * An hour and a half in all: servers that know a sender not yet have mails sent again after some
 * minutes (RFC 6647), and one that is restarted is away for as long. The links of most mails hold a day.
 */
const usualPauses = [2, 5, 10, 20, 30, 60, 300, 900, 1800, 2400].map((seconds) => seconds * 1000);

/** Sends mails behind the back of whoever asks for them. Never throws. */
export class MailQueue {
  private readonly pending = new Set<Promise<void>>();
  private readonly hurried = new AbortController();

  constructor(private readonly options: Options) {}

  /**
   * Takes a mail and returns at once.
   *
   * @param name What the log calls the mail; it must not tell who gets it.
   * @param send One try.
   */
  add(name: string, send: () => Promise<Sending>): void {
    const { log, room = 1000 } = this.options;
    if (this.pending.size >= room) {
      log(`mail: lost (${name}), too many are waiting`);
      return;
    }
    const work = this.deliver(name, send).finally(() => this.pending.delete(work));
    this.pending.add(work);
  }

  /** How many mails are on their way. */
  get length(): number {
    return this.pending.size;
  }

  /** Resolves when what is pending now is sent or lost. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Sends what is pending without pauses before the next tries; resolves when it is sent or lost. */
  async finish(): Promise<void> {
    this.hurried.abort();
    await this.finished();
  }

  /** Whether `finish` was called. */
  get isFinishing(): boolean {
    return this.hurried.signal.aborted;
  }

  /** Resolves when `finish` was called and nothing is pending. */
  async finished(): Promise<void> {
    const { signal } = this.hurried;
    if (!signal.aborted) await once(signal, 'abort');
    while (this.pending.size > 0) await this.settled();
  }

  private async deliver(name: string, send: () => Promise<Sending>): Promise<void> {
    const { log, pauses = usualPauses } = this.options;
    // Whoever asked is answered first.
    await this.rest(0);
    for (const pause of [...pauses, undefined]) {
      const sending = await send().catch((): Sending => 'failed');
      if (sending === 'sent') return;
      if (sending === 'refused') {
        log(`mail: lost (${name}), it was refused`);
        return;
      }
      if (pause !== undefined) await this.rest(pause);
    }
    log(`mail: lost (${name}) after ${pauses.length + 1} tries`);
  }

  private rest(milliseconds: number): Promise<void> {
    const { signal } = this.hurried;
    return new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const wake = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      signal.addEventListener('abort', wake);
    });
  }
}
