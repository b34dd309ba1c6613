import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './freePort';

interface Received {
  to: string;
  id: string;
  text: string;
}

/** A mail server that counts mails by receiver and can refuse or delay them. */
export class MailCounter {
  readonly received: Received[] = [];
  /** The number of mails that were offered, with the refused ones. */
  offered = 0;
  /** The code with which mails are refused; 0 to accept them. */
  refuseWith = 0;
  /** Milliseconds before the answer to a receiver, like a server that looks up the domain. */
  delayMs = 0;
  private server: SMTPServer | undefined;
  private port = 0;

  /** The settings for a cms that sends its mails to this server. */
  get settings(): Record<string, string> {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}` };
  }

  async open(): Promise<void> {
    this.port ||= await freePort();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // The client keeps connections open for the next mail. This closes them.
      closeTimeout: 50,
      onRcptTo: ({ address }, _, done) => void this.decide(address, done),
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          // Counted before the answer: the client may be killed before it reads the answer.
          void this.count(envelope.rcptTo[0]?.address ?? '', Buffer.concat(parts)).then(
            () => done(),
            done,
          );
        });
      },
    });
    // Errors of connections of killed clients are expected.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  /** The mails to an address. */
  mailsTo = (address: string): Received[] => this.received.filter(({ to }) => to === address);

  /** The receivers that got more than one mail. */
  get twice(): string[] {
    const counts = new Map<string, number>();
    for (const { to } of this.received) counts.set(to, (counts.get(to) ?? 0) + 1);
    return [...counts].filter(([, count]) => count > 1).map(([to]) => to);
  }

  private async decide(address: string, done: (error?: Error) => void): Promise<void> {
    this.offered += 1;
    if (this.delayMs > 0) await pause(this.delayMs);
    const { refuseWith: responseCode } = this;
    if (responseCode === 0) done();
    else done(Object.assign(new Error(`not for ${address}`), { responseCode }));
  }

  private async count(to: string, raw: Buffer): Promise<void> {
    const { messageId = '', text = '' } = await PostalMime.parse(raw);
    this.received.push({ to, id: messageId, text });
  }
}
