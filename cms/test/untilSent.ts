import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';
import { TestVisitor } from './TestVisitor';

/** Waits until the queue of mails is empty. */
export async function untilSent(cms: TestCms): Promise<void> {
  // The server sends all waiting mails when it stores one; those of another program were stored before.
  const other = new TestVisitor(cms, 'other');
  await other.register();
  await other.mails(1);
  const waiting = () => cms.control.count('payload_jobs', `task_slug = 'sendMail'`);
  for (const end = Date.now() + 20_000; (await waiting()) > 0 && Date.now() < end;)
    await pause(100);
}
