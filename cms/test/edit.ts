import { setTimeout as pause } from 'node:timers/promises';
import type { BasePayload } from 'payload';
import { seedBulk } from '../seed/bulk/bulk';
import { seed } from '../seed/seed';
import { exportCsv } from '../src/csv/exportCsv';
import { isRecord } from '../src/lib/isRecord';
import { deleteUnusedFiles } from '../src/media/deleteUnusedFiles';
import { countSearches, deleteOldSearches, deskOf, schedule } from './deskOf';
import { stopPublishing, waitForDelivery } from '../src/publish/publish';
import { deleteOldOffers } from '../src/offers/deleteOldOffers';
import { Database } from '../src/db/Database';
import { endpointsOf, fieldsOf, hiddenFieldsOf, rulesOf } from './describeConfig';
import { fixtureContent } from './fixtureContent';

const collection = 'accommodations';

const failureOf777: Record<string, string> = {
  sqlite: `CREATE TRIGGER trouble BEFORE UPDATE ON accommodations WHEN NEW.price_min = 777
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`,
  postgres: `CREATE FUNCTION trouble() RETURNS trigger AS $$
      BEGIN RAISE EXCEPTION 'the disk is full'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER trouble BEFORE UPDATE ON accommodations FOR EACH ROW
      WHEN (NEW.price_min = 777) EXECUTE FUNCTION trouble()`,
};

/** Statements that let the database refuse a price of 776 until a time in Unix seconds. */
const failureUntil: Record<string, (seconds: number) => string> = {
  sqlite: (seconds) => `CREATE TRIGGER trouble_for_a_while BEFORE UPDATE ON accommodations
    WHEN NEW.price_min = 776 AND (julianday('now') - 2440587.5) * 86400 < ${seconds}
    BEGIN SELECT RAISE(ABORT, 'busy'); END`,
  postgres: (seconds) => `CREATE FUNCTION trouble_for_a_while() RETURNS trigger AS $$
      BEGIN RAISE EXCEPTION 'busy'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER trouble_for_a_while BEFORE UPDATE ON accommodations FOR EACH ROW
      WHEN (NEW.price_min = 776 AND extract(epoch FROM clock_timestamp()) < ${seconds})
      EXECUTE FUNCTION trouble_for_a_while()`,
};

/** Statements that make the commit of a write fail, by a deferred constraint. */
const failureAtCommit: Record<string, string[]> = {
  sqlite: [
    `CREATE TABLE trouble (id INTEGER PRIMARY KEY,
      partner INTEGER REFERENCES accommodations (id) DEFERRABLE INITIALLY DEFERRED)`,
    `CREATE TRIGGER trouble_at_commit AFTER UPDATE ON accommodations WHEN NEW.price_min = 778
      BEGIN INSERT INTO trouble (partner) VALUES (-1); END`,
  ],
  postgres: [
    `CREATE FUNCTION trouble_at_commit() RETURNS trigger AS $$
      BEGIN RAISE EXCEPTION 'the disk is full'; END $$ LANGUAGE plpgsql;
    CREATE CONSTRAINT TRIGGER trouble_at_commit AFTER UPDATE ON accommodations
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.price_min = 778) EXECUTE FUNCTION trouble_at_commit()`,
  ],
};

const published = (payload: BasePayload, id: string, data: { slug?: string; title?: string }) =>
  payload.update({ collection, id, locale: 'it', data: { ...data, _status: 'published' } });

/** The actions by name. Their arguments come from another program, so they are texts. */
const actions = {
  seed: async (payload: BasePayload) => {
    stopPublishing();
    await seed(payload, fixtureContent);
    const { docs } = await payload.find({ collection, sort: 'id', depth: 0 });
    const hidden = docs[4];
    if (!hidden) throw new Error('The fixture has five accommodations.');
    await payload.update({ collection, id: hidden.id, data: { _status: 'draft' } });
    // Later edits notify the site again.
    globalThis.studiumPublisher = undefined;
    return { ids: docs.map((doc) => doc.id) };
  },
  fill: (payload: BasePayload, count: string) => seedBulk(payload, Number(count)),
  draft: (payload: BasePayload, id: string) =>
    payload.update({ collection, id, data: { title: 'Draft' }, draft: true }),
  drafts: async (payload: BasePayload, id: string, ...titles: string[]) => {
    for (const title of titles)
      await payload.update({ collection, id, data: { title }, draft: true });
  },
  move: (payload: BasePayload, id: string, slug: string) => published(payload, id, { slug }),
  rename: (payload: BasePayload, id: string, title: string) => published(payload, id, { title }),
  renameAndDie: async (payload: BasePayload, id: string, title: string) => {
    await published(payload, id, { title });
    // The program is killed before a message is sent, because messages are collected for a moment.
    return process.kill(process.pid, 'SIGKILL');
  },
  expire: (payload: BasePayload, id: string, seconds: string) => {
    const expiryDate = new Date(Date.now() + Number(seconds) * 1000).toISOString();
    return payload.update({ collection, id, data: { expiryDate, _status: 'published' } });
  },
  unpublish: (payload: BasePayload, id: string) =>
    payload.update({ collection, id, data: { _status: 'draft' } }),
  publish: (payload: BasePayload, id: string) =>
    payload.update({ collection, id, data: { _status: 'published' } }),
  delete: (payload: BasePayload, id: string) => payload.delete({ collection, id }),
  globals: async (payload: BasePayload) => {
    await payload.updateGlobal({ slug: 'registerPrivacy', data: {} });
    return payload.updateGlobal({ slug: 'mainMenu', data: {} });
  },
  export: (payload: BasePayload) => exportCsv(payload, collection, 'it'),
  /** The database refuses a price of 777 during a write, like a full disk. */
  trouble: (payload: BasePayload) =>
    payload.db.execute({ drizzle: payload.db.drizzle, raw: failureOf777[payload.db.name] }),
  troubleAtCommit: async (payload: BasePayload, id: string) => {
    const { drizzle } = payload.db;
    for (const raw of failureAtCommit[payload.db.name] ?? [])
      await payload.db.execute({ drizzle, raw });
    return payload
      .update({ collection, id, data: { priceMin: 778, _status: 'published' } })
      .then(() => 'written')
      .catch(() => 'refused');
  },
  /** Publishes a draft on schedule while the database refuses it for a second. */
  publishInTrouble: async (payload: BasePayload, id: string) => {
    const { drizzle, name } = payload.db;
    const { priceMin } = await payload.findByID({ collection, id });
    await payload.update({ collection, id, data: { priceMin: 776 }, draft: true });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: collection, value: Number(id) } },
    });
    const until = (Date.now() + 1000) / 1000;
    await payload.db.execute({ drizzle, raw: failureUntil[name]?.(until) });
    const waiting = { taskSlug: { equals: 'schedulePublish' }, hasError: { not_equals: true } };
    const count = () => payload.count({ collection: 'payload-jobs', where: waiting });
    while ((await count()).totalDocs > 0) {
      await payload.jobs.run({ silent: true });
      // The job may be running in the server.
      await pause(50);
    }
    const published = await payload.findByID({ collection, id });
    await payload.update({ collection, id, data: { priceMin, _status: 'published' } });
    return published.priceMin;
  },
  desk: (payload: BasePayload, email: string, now = '') =>
    deskOf(payload, email, now === '' ? new Date() : new Date(now)),
  schedule: (payload: BasePayload, id: string, kind?: 'news' | 'failed') =>
    schedule(payload, kind === 'news' ? 'news' : collection, id, kind === 'failed'),
  countSearches: (payload: BasePayload, count: string) => countSearches(payload, Number(count)),
  deleteOldSearches: (payload: BasePayload, now: string) => deleteOldSearches(payload, Number(now)),
  deleteUnusedFiles: (payload: BasePayload, now: string) => deleteUnusedFiles(payload, Number(now)),
  deleteOldOffers: (payload: BasePayload, now: string) =>
    deleteOldOffers(payload, new Database(payload), Number(now)),
  endpoints: (payload: BasePayload) => endpointsOf(payload),
  fieldsOf: (payload: BasePayload) => fieldsOf(payload),
  hiddenFields: (payload: BasePayload) => hiddenFieldsOf(payload),
  rules: (payload: BasePayload) => rulesOf(payload),
  opinions: async (payload: BasePayload) =>
    (await payload.find({ collection: 'feedback', sort: 'id' })).docs,
  accounts: (payload: BasePayload) =>
    Promise.all(
      (['users', 'visitors', 'visitorSessions'] as const).map(async (people) => {
        const { docs } = await payload.db.find({ collection: people, sort: ['id'], limit: 0 });
        return docs;
      }),
    ),
  clash: (payload: BasePayload, id: string) =>
    payload
      .update({ collection, id, data: { slug: 'two-it' } })
      .then(() => ({ refused: null }))
      .catch((error: unknown) => ({
        refused: isRecord(error) && isRecord(error.data) ? error.data.errors : String(error),
      })),
};

export type EditAction = keyof typeof actions;

/** The arguments of an action. */
export type EditArgs<Action extends EditAction> =
  Parameters<(typeof actions)[Action]> extends [BasePayload, ...infer Args] ? Args : never;

/**
 * Performs an action of an editor, waits until the site is notified, and returns the data that tests need.
 *
 * @param words The name of the action and its arguments.
 */
export async function edit(payload: BasePayload, [name = '', ...args]: string[]) {
  const known: Record<string, (payload: BasePayload, ...args: never[]) => unknown> = actions;
  const action = known[name];
  if (!action) throw new Error(`The action "${name}" does not exist.`);
  const result = await action(payload, ...(args as never[]));
  // The site may be down, so a failed notification is ignored.
  if (name !== 'seed') await waitForDelivery(payload, 1500).catch(() => undefined);
  return result ?? null;
}
