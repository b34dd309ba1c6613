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
  /** By lower-case name. */
  headers: Record<string, string>;
}

/** Milliseconds to wait for a mail. */
const timeoutMs = 20_000;

/** The mails to an address that no test has taken yet, the oldest first. */
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

/** Subjects of the mails to an address that no test has taken yet. */
export async function pendingSubjects(to: string): Promise<string[]> {
  return (await mailsTo(to)).map(({ subject }) => subject);
}

/**
 * Waits for a mail whose subject begins with these words, and removes the oldest one from the folder.
 *
 * @throws {Error} after 20 seconds, with the subjects of the mails that are there instead
 */
export async function takeMail(to: string, subject: string): Promise<Mail> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const mails = await mailsTo(to);
    const match = mails.find((mail) => mail.subject.startsWith(subject));
    if (match) {
      await rm(match.file);
      return match;
    }
    if (Date.now() > end) {
      const subjects = mails.map((mail) => mail.subject).join('\n');
      throw new Error(`no mail «${subject}» to ${to}, but:\n${subjects}`);
    }
    await pause(50);
  }
}

/** The link of a mail's button, which must also be in the mail's text. */
export function linkOf({ text, html }: Mail, siteUrl: string): URL {
  const match = /https?:\/\/\S+[?&]code=\S+/.exec(text)?.[0];
  if (!match?.startsWith(siteUrl)) throw new Error(`no link to ${siteUrl} in: ${text}`);
  if (!html.includes(match.replaceAll('&', '&amp;'))) throw new Error(`another link in: ${html}`);
  return new URL(match);
}
