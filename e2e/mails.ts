import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in small letters. */
  headers: Record<string, string>;
}

/** Milliseconds for a mail to come. */
const patience = 20_000;

/** A mail server on this machine, which takes every mail that the town sends. */
export class Mailbox {
  private readonly mails: Mail[] = [];
  private constructor(private readonly server: SMTPServer) {}

  /**
   * @param url as SMTP_URL of the town's cms has it
   * @param pauseMs for which the server takes its time with each mail
   * @throws Error with the code EADDRINUSE when another test has the address
   */
  static async open(url: string, pauseMs = 0): Promise<Mailbox> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then(
            ({ subject = '', text = '', html = '', headers: all }) => {
              const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
              const headers = Object.fromEntries(all.map(({ key, value }) => [key, value]));
              mailbox.mails.push({ to, subject, text, html, headers });
              setTimeout(done, pauseMs);
            },
            done,
          );
        });
      },
    });
    const mailbox = new Mailbox(server);
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen(Number(new URL(url).port), '127.0.0.1', resolve);
    });
    return mailbox;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  /** Subjects of the mails to somebody that are in the box. */
  waiting(to: string): string[] {
    return this.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
  }

  /**
   * Takes the oldest mail to somebody whose subject begins so out of the box, once it is there.
   * @throws Error that tells what is there instead
   */
  async take(to: string, subject: string): Promise<Mail> {
    const end = Date.now() + patience;
    for (;;) {
      const index = this.mails.findIndex(
        (mail) => mail.to === to && mail.subject.startsWith(subject),
      );
      const [mail] = index < 0 ? [] : this.mails.splice(index, 1);
      if (mail) return mail;
      if (Date.now() > end) {
        const there = this.mails.map((one) => `${one.to}: ${one.subject}`).join('\n');
        throw new Error(`no mail «${subject}» to ${to}, but:\n${there}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The address behind a mail's button, which its text has as well. */
export function linkOf({ text, html }: Mail, siteUrl: string): URL {
  const found = /https?:\/\/\S+[?&]code=\S+/.exec(text)?.[0];
  if (!found?.startsWith(siteUrl)) throw new Error(`no link to ${siteUrl} in: ${text}`);
  if (!html.includes(found.replaceAll('&', '&amp;'))) throw new Error(`another link in: ${html}`);
  return new URL(found);
}
