import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxMessage } from '../src/mail/readOutbox';
import type { TestCms } from './cms';

/** Waits for a number of mails to an address, one of them with a part of a link. Returns them, newest first. */
export async function mailsTo(
  { url }: Pick<TestCms, 'url'>,
  to: string,
  atLeast: number,
  linked = '',
): Promise<OutboxMessage[]> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const all = (await (await fetch(`${url}/outbox.json`)).json()) as OutboxMessage[];
    const own = all.filter((mail) => mail.to === to);
    const found = !linked || own.some(({ links }) => links.some((link) => link.includes(linked)));
    if (own.length >= atLeast && found) return own;
    if (Date.now() > deadline)
      throw new Error(`${own.length} mails came, not ${atLeast}${linked && ` with ${linked}`}.`);
    await pause(50);
  }
}

/** Waits for a number of mails to a member of the staff, and returns the token for a new password in the newest. */
export async function resetTokenTo(
  cms: Pick<TestCms, 'url'>,
  email: string,
  atLeast = 1,
): Promise<string> {
  const [mail] = await mailsTo(cms, email, atLeast);
  const [, token] = /\/admin\/reset\/(\w+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('No mail has a token.');
  return token;
}
