import type { BasePayload } from 'payload';
import { logError } from '../logs/logError';
import { mailQueue } from '../jobs/queues';

// Global, because Next may load this module once per route but the program needs one runner.
declare global {
  var studiumMailRunner: MailRunner | undefined;
}

/**
 * Sends waiting mails at once, without waiting for Payload's cron. It sends one mail after another, and records
 * each before the next, so that a kill repeats one mail at most. If a server is slow, the cron sends the others.
 */
export class MailRunner {
  private run: Promise<void> | undefined;
  private isWaiting = false;
  private isStopped = false;

  constructor(private readonly payload: BasePayload) {}

  /** Starts sending, if it is not sending already. Returns at once. */
  wake(): void {
    if (this.isStopped) return;
    if (this.run) {
      // The run may have read the queue before the newest mail was stored, so another run follows.
      this.isWaiting = true;
      return;
    }
    this.run = this.sendAll().finally(() => {
      this.run = undefined;
      if (!this.isWaiting) return;
      this.isWaiting = false;
      this.wake();
    });
  }

  /** Finishes the mails that are being sent. Waiting mails stay in the database. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.run;
  }

  private async sendAll(): Promise<void> {
    try {
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
