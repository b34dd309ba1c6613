import PostalMime from 'postal-mime';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../cms/test/freePort';

interface Mail {
  to: string;
  text: string;
}

/** A mail server that can be stopped and started. */
export class MailServer {
  readonly mails: Mail[] = [];
  private server: SMTPServer | null = null;
  private port = 0;

  /** Starts it, always at the same port; resolves with the address for SMTP_URL. */
  async open(): Promise<string> {
    this.port ||= await freePort();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(parts)).then(({ text = '' }) => {
            for (const { address } of envelope.rcptTo) this.mails.push({ to: address, text });
            done();
          });
        });
      },
    });
    // Errors of connections that `close` interrupts are expected.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    return `smtp://127.0.0.1:${this.port}`;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /**
   * Waits for a mail to an address and returns the newest one; null after the timeout.
   *
   * @param within the timeout in milliseconds
   * @param after ignores so many mails at the beginning
   */
  async waitForMail(to: string, within: number, after = 0): Promise<Mail | null> {
    const until = performance.now() + within;
    do {
      const mail = this.mails.slice(after).findLast((one) => one.to === to);
      if (mail) return mail;
      await pause(100);
    } while (performance.now() < until);
    return null;
  }
}
