import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
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

/** A mail that was tried once or more often and waits for its next try. */
const waitingMail = {
  'where[taskSlug][equals]': 'sendMail',
  'where[totalTried][greater_than]': '0',
  'where[processing][equals]': 'false',
};

test('a mail that waits for a retry is sent after the cms was killed', async ({ request }) => {
  await town.stopMailServer();
  const { email } = newCredentials();
  const query = `mutation ($email: String!) {
    saveSearch(site: "it", section: "accommodations", query: "", frequency: "daily", email: $email)
  }`;
  const variables = { email };
  const answer = await request.post(`${town.cmsUrl}/api`, { data: { query, variables } });
  expect(await answer.json()).not.toHaveProperty('errors');
  const staff = await Staff.logIn(request);
  try {
    // The failed attempt is stored, so nothing is being sent. cms/test/killedMails.ts kills running attempts.
    await expect(() => staff.findFirstId('payload-jobs', waitingMail)).toPass({
      intervals: [100],
      timeout: 30_000,
    });
    await town.killCms();
  } finally {
    await town.startMailServer();
    await town.startCms();
  }
  await expect.poll(() => pendingSubjects(email), { timeout: 60_000 }).toHaveLength(1);
});
