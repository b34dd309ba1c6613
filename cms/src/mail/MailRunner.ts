import type { BasePayload } from 'payload';
import { logError } from '../logs/logError';

/** The name of the queue of mails. */
export const mailQueue = 'mails';

/** The number of mails that one program sends at once: one for each connection of openSmtp. */
const maxAtOnce = 3;

// Global, because Next may load this module once per route but the program needs one runner.
declare global {
  var studiumMailRunner: MailRunner | undefined;
}

/**
 * Sends waiting mails at once, without waiting for Payload's cron. The cron starts it again when a mail was
 * due for another attempt, or when another program stored it.
 */
export class MailRunner {
  private readonly runs = new Set<Promise<void>>();
  private isWaiting = false;
  private isStopped = false;

  constructor(private readonly payload: BasePayload) {}

  /** Starts sending, if not enough mails are being sent already. Returns at once. */
  wake(): void {
    if (this.isStopped) return;
    if (this.runs.size >= maxAtOnce) {
      // The runs may have read the queue before the newest mail was stored, so another run follows.
      this.isWaiting = true;
      return;
    }
    const run = this.sendAll().finally(() => {
      this.runs.delete(run);
      if (!this.isWaiting) return;
      this.isWaiting = false;
      this.wake();
    });
    this.runs.add(run);
  }

  /** Finishes the mails that are being sent. Waiting mails stay in the database. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.runs);
  }

  private async sendAll(): Promise<void> {
    try {
      // One after another: a mail is recorded as sent before the next one is sent.
      for (let more = true; more && !this.isStopped;) {
        const run = await this.payload.jobs.run({ queue: mailQueue, limit: 1, silent: true });
        more = run.noJobsRemaining !== true;
      }
    } catch (error) {
      logError('mail: the queue does not answer, the next run tries again', error);
    }
  }
}

/** Sends waiting mails, if this program is a server. Other programs leave them to the servers. */
export const wakeMailRunner = (): void => globalThis.studiumMailRunner?.wake();
