/** The result of one attempt; `refused` is final. */
export type SendResult = 'sent' | 'refused' | 'failed';

interface Options {
  log: (message: string) => void;
  /** Milliseconds before the second, the third … attempt. Their number limits the attempts. */
  pauses?: readonly number[];
  /** The maximum number of pending mails. Further mails are dropped. */
  capacity?: number;
}

/**
 * One and a half hours in total. Servers that do greylisting (RFC 6647) accept a mail from a new sender only
 * after some minutes, and a restart takes as long. The links in most mails are valid for a day.
 */
const defaultPauses = [2, 5, 10, 20, 30, 60, 300, 900, 1800, 2400].map((seconds) => seconds * 1000);

/** Sends mails in the background. Never throws. */
export class MailQueue {
  private readonly pending = new Set<Promise<void>>();
  private readonly finishing = new AbortController();

  constructor(private readonly options: Options) {}

  /**
   * Adds a mail and returns immediately.
   *
   * @param name The name of the mail in the log. It must not identify the receiver.
   * @param send Makes one attempt.
   */
  add(name: string, send: () => Promise<SendResult>): void {
    const { log, capacity = 1000 } = this.options;
    if (this.pending.size >= capacity) {
      log(`mail: lost (${name}), too many are waiting`);
      return;
    }
    const work = this.deliver(name, send).finally(() => this.pending.delete(work));
    this.pending.add(work);
  }

  /** The number of pending mails. */
  get length(): number {
    return this.pending.size;
  }

  /** Resolves when all mails that are pending now are sent or lost. */
  async settled(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Retries pending mails without pauses. Resolves when all are sent or lost. */
  async finish(): Promise<void> {
    this.finishing.abort();
    while (this.pending.size > 0) await this.settled();
  }

  private async deliver(name: string, send: () => Promise<SendResult>): Promise<void> {
    const { log, pauses = defaultPauses } = this.options;
    // The request that queued the mail is answered first.
    await this.wait(0);
    for (const pause of [...pauses, undefined]) {
      const result = await send().catch((): SendResult => 'failed');
      if (result === 'sent') return;
      if (result === 'refused') {
        log(`mail: lost (${name}), it was refused`);
        return;
      }
      if (pause !== undefined) await this.wait(pause);
    }
    log(`mail: lost (${name}) after ${pauses.length + 1} tries`);
  }

  private wait(milliseconds: number): Promise<void> {
    const { signal } = this.finishing;
    return new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const resume = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', resume);
        resolve();
      };
      const timer = setTimeout(resume, milliseconds);
      signal.addEventListener('abort', resume);
    });
  }
}
