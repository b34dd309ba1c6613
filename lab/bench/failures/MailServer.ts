import { setTimeout as pause } from 'node:timers/promises';
import { MailCounter } from '../../../cms/test/MailCounter';

/** A mail server that can be stopped and started. */
export class MailServer extends MailCounter {
  /**
   * Waits for a mail to an address and returns the newest one; null after the timeout.
   *
   * @param within the timeout in milliseconds
   * @param after ignores so many mails at the beginning
   */
  async waitForMail(to: string, within: number, after = 0): Promise<{ text: string } | null> {
    const until = performance.now() + within;
    do {
      const mail = this.received.slice(after).findLast((one) => one.to === to);
      if (mail) return mail;
      await pause(100);
    } while (performance.now() < until);
    return null;
  }
}
