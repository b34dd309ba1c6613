import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { BasePayload, PayloadRequest } from 'payload';
import type { Database, Query, Statement } from '../db/Database';
import { dayMs } from '../lib/durations';
import { logError } from '../logs/logError';
import { unpublishHome } from './homeStatus';
import { mailOwner } from './mailOwner';
import {
  type OwnedHome,
  findHomes,
  forgetSilence,
  isDue,
  isForgotten,
  isSilent,
  storeQuestion,
  storeReminder,
  storeSilence,
} from './questions';

/** Mails of one run. More at once look like spam to mail servers. */
const maxPerRun = 100;

/** Work on the homes of one mail, in a transaction. */
type Work = (query: Query, req: PayloadRequest, homes: OwnedHome[]) => Promise<unknown>;

/**
 * Runs work on the homes that meet a condition, in a transaction for those with the same key. A program that is killed
 * has done all of the work on them or none, and the next run continues. An error concerns only them.
 */
async function forEachGroup(
  database: Database,
  condition: Statement,
  keyOf: (home: OwnedHome) => unknown,
  work: Work,
): Promise<void> {
  const groups = new Map<string, OwnedHome[]>();
  for (const home of await findHomes(database.read, condition)) {
    const key = JSON.stringify(keyOf(home));
    groups.set(key, [...(groups.get(key) ?? []), home]);
  }
  for (const [key, homes] of [...groups].slice(0, maxPerRun))
    await database
      .write(async (query, req) => {
        const ids = sql.join(
          homes.map(({ home }) => sql`${home}`),
          sql`, `,
        );
        // Meanwhile the owner may have answered, or the office may have changed the address.
        const still = await findHomes(query, sql`${condition} AND home.id IN (${ids})`);
        await work(
          query,
          req,
          still.filter((home) => JSON.stringify(keyOf(home)) === key),
        );
      })
      .catch((error: unknown) => logError('owners: one was left out', error));
}

/** The homes for which this program has stored something first. */
async function stored(
  homes: readonly OwnedHome[],
  store: (home: OwnedHome) => Promise<boolean>,
): Promise<OwnedHome[]> {
  const own: OwnedHome[] = [];
  for (const home of homes) if (await store(home)) own.push(home);
  return own;
}

const sendDue = (database: Database, now: number, days: number): Promise<void> =>
  forEachGroup(
    database,
    isDue(now, days),
    ({ email, language }) => [email, language],
    async (query, req, due) => {
      const uid = randomUUID();
      const homes = await stored(due, (home) => storeQuestion(query, home, { uid, now, days }));
      await mailOwner(req, 'home-question', homes, uid);
    },
  );

const remind = (database: Database, now: number): Promise<void> =>
  forEachGroup(
    database,
    isForgotten(now),
    ({ email, language, uid }) => [email, language, uid],
    async (query, req, forgotten) => {
      const homes = await stored(forgotten, ({ home }) => storeReminder(query, home, now));
      await mailOwner(req, 'home-reminder', homes, homes[0]?.uid ?? '');
    },
  );

const hideSilent = (database: Database, now: number, days: number): Promise<void> =>
  forEachGroup(
    database,
    isSilent(now, days * dayMs),
    ({ home }) => home,
    async (query, req, silent) => {
      const homes = await stored(silent, ({ home }) => storeSilence(query, home));
      for (const { home } of homes) await unpublishHome(req, home);
    },
  );

/**
 * Sends owners the question whether their homes are still free, reminds them, and hides the homes of those who do not answer,
 * as the office has set. Several programs may run it at the same time.
 */
export async function sendOwnerQuestions(
  payload: BasePayload,
  database: Database,
  now = Date.now(),
): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'siteInfo', depth: 0 });
  const { ownerQuestionDays, hideSilentDays } = settings;
  if (!ownerQuestionDays) return;
  await database.write((query) => forgetSilence(query, now));
  if (hideSilentDays) await hideSilent(database, now, hideSilentDays);
  await remind(database, now);
  await sendDue(database, now, ownerQuestionDays);
}
