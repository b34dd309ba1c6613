import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Message } from '../mail/Message';

/** The promises passed to `after`: Next waits for them before it exits, and each keeps its request open. */
const mockHeld: Promise<unknown>[] = [];
jest.mock('next/server', () => ({
  after: (work: () => Promise<unknown>) => void mockHeld.push(work()),
}));
jest.mock('./handle', () => ({ handle: () => Promise.resolve(new Response('ok')) }));

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'studium-mails-'));
process.env.DATA_DIR = dataDir;
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

const request = () => new Request('http://localhost/health');
const message: Message = { to: 'anna@example.org', subject: 'Hello', text: 'Hello', html: '' };

const isSettled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((later) => setTimeout(later, 20, false))]);

test('a waiting mail keeps one request open, not all, and is sent when the program stops', async () => {
  const { nextRoute } = await import('./nextRoute');
  const { mails } = await import('../mail/mails');
  let isThere = false;
  mails.queue('test', () => (isThere ? message : Promise.reject(new Error('away'))));
  for (let count = 0; count < 1000; count += 1)
    expect((await nextRoute(request())).status).toBe(200);
  expect(mails.waiting()).toBe(1);
  expect(mockHeld).toHaveLength(1);
  expect(await isSettled(Promise.all(mockHeld))).toBe(false);

  isThere = true;
  const finished = mails.finish();
  // A request that is still running queues one more mail.
  mails.queue('test', () => message);
  await nextRoute(request());
  expect(mockHeld).toHaveLength(2);
  await Promise.all(mockHeld);
  await finished;
  expect(mails.waiting()).toBe(0);
  expect(readdirSync(path.join(dataDir, 'outbox'))).toHaveLength(2);
});
