import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { canSeeOpenFiles, openFiles } from '../cms/test/openFiles';
import { newCredentials } from './account';
import { pendingSubjects } from './mails';
import { Staff } from './staff';
import { expect, test, town } from './town';

/** Starts a download and aborts it after its first bytes. */
function abortDownload(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, (answer) => {
      answer.once('data', () => {
        outgoing.destroy();
        resolve();
      });
      answer.on('error', () => undefined);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

test('an aborted download closes its file, at the cms and through the site', async () => {
  test.skip(!canSeeOpenFiles, 'only Linux shows which files are open');
  const readLog = () => readFile(join(town.dataDir, 'logs/cms.log'), 'utf8');
  const before = await readLog();
  const file = join(town.dataDir, 'media/large.mp4');
  await mkdir(join(town.dataDir, 'media'), { recursive: true });
  await writeFile(file, 'film');
  await truncate(file, 100_000_000);
  try {
    for (const url of [town.cmsUrl, town.siteUrl]) {
      await Promise.all(Array.from({ length: 20 }, () => abortDownload(`${url}/media/large.mp4`)));
      await expect.poll(() => openFiles(file), { message: url }).toBe(0);
    }
    expect((await readLog()).slice(before.length)).not.toContain('uncaughtException');
  } finally {
    await rm(file);
  }
});

/** Drops every connection at the mail server's port. Returns the number of connections so far, and how to stop. */
async function dropConnections() {
  let dropped = 0;
  const server = createServer((socket) => {
    dropped += 1;
    socket.destroy();
  });
  server.listen(Number(new URL(town.smtpUrl).port), '127.0.0.1');
  await once(server, 'listening');
  return { count: () => dropped, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** A mail that could not be sent at least once, and waits for its next attempt. */
const waitingMail = {
  'where[taskSlug][equals]': 'sendMail',
  'where[totalTried][greater_than]': '0',
  'where[processing][equals]': 'false',
  'where[hasError][not_equals]': 'true',
};

test('a mail whose connection was dropped is sent after the cms was killed', async ({
  request,
}) => {
  const staff = await Staff.logIn(request);
  const { email } = newCredentials();
  const query = `mutation ($email: String!) {
    saveSearch(site: "it", section: "accommodations", query: "", frequency: "daily", email: $email)
  }`;
  const since = new Date().toISOString();
  await town.stopMailServer();
  const brokenServer = await dropConnections();
  try {
    const data = { query, variables: { email } };
    const answer = await request.post(`${town.cmsUrl}/api`, { data });
    expect(await answer.json()).not.toHaveProperty('errors');
    // The failed attempt is stored, so nothing is being sent. cms/test/killedMails.ts kills running attempts.
    const waiting = { ...waitingMail, 'where[createdAt][greater_than_equal]': since };
    await expect(() => staff.findFirstId('payload-jobs', waiting)).toPass({
      intervals: [100],
      timeout: 30_000,
    });
    expect(brokenServer.count()).toBeGreaterThanOrEqual(1);
    await town.killCms();
  } finally {
    await brokenServer.stop();
    await town.startMailServer();
    await town.startCms();
  }
  await expect.poll(() => pendingSubjects(email), { timeout: 60_000 }).toHaveLength(1);
});
