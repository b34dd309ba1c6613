import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { town } from './town';

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

/** The mails to an address that nobody has taken, the oldest first. */
async function mailsTo(to: string): Promise<(Mail & { file: string })[]> {
  const names = (await readdir(town.mailDir)).filter((name) => name.endsWith(` ${to}.eml`));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = join(town.mailDir, name);
      const {
        subject = '',
        text = '',
        html = '',
        headers,
      } = await PostalMime.parse(await readFile(file));
      const entries = headers.map(({ key, value }) => [key, value] as const);
      return { file, to, subject, text, html, headers: Object.fromEntries(entries) };
    }),
  );
}

/** Subjects of the mails to an address that nobody has taken. */
export async function waitingMails(to: string): Promise<string[]> {
  return (await mailsTo(to)).map(({ subject }) => subject);
}

/**
 * Takes the oldest mail to an address whose subject begins so, once it has come.
 *
 * @throws {Error} that tells which mails have come instead
 */
export async function takeMail(to: string, subject: string): Promise<Mail> {
  const end = Date.now() + patience;
  for (;;) {
    const mails = await mailsTo(to);
    const found = mails.find((mail) => mail.subject.startsWith(subject));
    if (found) {
      await rm(found.file);
      return found;
    }
    if (Date.now() > end) {
      const subjects = mails.map((mail) => mail.subject).join('\n');
      throw new Error(`no mail «${subject}» to ${to}, but:\n${subjects}`);
    }
    await pause(50);
  }
}

/** The address behind a mail's button, which its text has as well. */
export function linkOf({ text, html }: Mail, siteUrl: string): URL {
  const found = /https?:\/\/\S+[?&]code=\S+/.exec(text)?.[0];
  if (!found?.startsWith(siteUrl)) throw new Error(`no link to ${siteUrl} in: ${text}`);
  if (!html.includes(found.replaceAll('&', '&amp;'))) throw new Error(`another link in: ${html}`);
  return new URL(found);
}
