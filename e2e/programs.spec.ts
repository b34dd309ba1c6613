import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { canSeeOpenFiles, openFiles } from '../cms/test/openFiles';
import { openMailServer } from '../scripts/lib/mailServer.mjs';
import { stranger } from './account';
import { waitingMails } from './mails';
import { expect, test, town } from './town';

/** Begins a download and breaks it off after its first bytes. */
function breakOff(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(url, (answer) => {
      answer.once('data', () => {
        asked.destroy();
        resolve();
      });
      answer.on('error', () => undefined);
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a download that is broken off closes its file, at the cms and by way of the site', async () => {
  test.skip(!canSeeOpenFiles, 'only Linux tells which files are open');
  const readLog = () => readFile(join(town.dataDir, 'logs/cms.log'), 'utf8');
  const before = await readLog();
  const file = join(town.dataDir, 'media/large.mp4');
  await mkdir(join(town.dataDir, 'media'), { recursive: true });
  await writeFile(file, 'film');
  await truncate(file, 100_000_000);
  try {
    for (const url of [town.cmsUrl, town.siteUrl]) {
      await Promise.all(Array.from({ length: 20 }, () => breakOff(`${url}/media/large.mp4`)));
      await expect.poll(() => openFiles(file), { message: url }).toBe(0);
    }
    expect((await readLog()).slice(before.length)).not.toContain('uncaughtException');
  } finally {
    await rm(file);
  }
});

/** Refuses connections at the mail server's port, until there were so many. */
async function refuseTries(count: number): Promise<void> {
  let tries = 0;
  const server = createServer((socket) => {
    tries += 1;
    socket.destroy();
  });
  server.listen(Number(new URL(town.smtpUrl).port), '127.0.0.1');
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  await new Promise((resolve) => server.close(resolve));
}

test('a mail that waits for its server is sent when the cms stops', async ({ request }) => {
  await town.stopMailServer();
  const { email } = stranger();
  const query = `mutation ($email: String!) {
    saveSearch(site: "it", section: "accommodations", query: "", frequency: "daily", email: $email)
  }`;
  const variables = { email };
  const answer = await request.post(`${town.cmsUrl}/api`, { data: { query, variables } });
  expect(await answer.json()).not.toHaveProperty('errors');
  // With each try that fails the pause before the next one grows.
  await refuseTries(3);
  const port = Number(new URL(town.smtpUrl).port);
  const server = await openMailServer({ port, folder: town.mailDir, pauseMs: 1000 });
  try {
    await town.stopCms();
    expect(await waitingMails(email)).toHaveLength(1);
  } finally {
    await server.close();
    await town.startMailServer();
    await town.startCms();
  }
});
