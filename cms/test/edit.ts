import type { BasePayload } from 'payload';
import { seedBulk } from '../seed/bulk/bulk';
import { seed } from '../seed/seed';
import { exportCsv } from '../src/csv/exportCsv';
import { isRecord } from '../src/lib/isRecord';
import { countSearches, deleteOldSearches, deskOf, schedule } from './deskOf';
import { stopPublishing, waitForDelivery } from '../src/publish/publish';
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

/**
 * Performs an action of an editor, waits until the site is notified, and returns the data that tests need.
 */
export async function edit(payload: BasePayload, [action = '', id = '', text = '']: string[]) {
  const result = await act(payload, { action, id, text });
  // The site may be down, so a failed notification is ignored.
  if (action !== 'seed') await waitForDelivery(payload, 1500).catch(() => undefined);
  return result ?? null;
}

interface Act {
  action: string;
  id: string;
  text: string;
}

async function act(payload: BasePayload, { action, id, text }: Act): Promise<unknown> {
  const published = (data: { slug?: string; title?: string }) =>
    payload.update({ collection, id, locale: 'it', data: { ...data, _status: 'published' } });
  switch (action) {
    case 'seed': {
      stopPublishing();
      await seed(payload, fixtureContent);
      const { docs } = await payload.find({ collection, sort: 'id', depth: 0 });
      const hidden = docs[4];
      if (!hidden) throw new Error('The fixture has five accommodations.');
      await payload.update({ collection, id: hidden.id, data: { _status: 'draft' } });
      // Later edits notify the site again.
      globalThis.studiumPublisher = undefined;
      return { ids: docs.map((doc) => doc.id) };
    }
    case 'fill':
      return seedBulk(payload, Number(id));
    case 'draft':
      return payload.update({ collection, id, data: { title: 'Draft' }, draft: true });
    case 'drafts':
      for (const title of text.split(','))
        await payload.update({ collection, id, data: { title }, draft: true });
      return undefined;
    case 'move':
      return published({ slug: text });
    case 'rename':
      return published({ title: text });
    case 'renameAndDie':
      await published({ title: text });
      // The program is killed before a message is sent, because messages are collected for a moment.
      return process.kill(process.pid, 'SIGKILL');
    case 'expire': {
      const expiryDate = new Date(Date.now() + Number(text) * 1000).toISOString();
      return payload.update({ collection, id, data: { expiryDate, _status: 'published' } });
    }
    case 'unpublish':
      return payload.update({ collection, id, data: { _status: 'draft' } });
    case 'publish':
      return payload.update({ collection, id, data: { _status: 'published' } });
    case 'delete':
      return payload.delete({ collection, id });
    case 'globals':
      await payload.updateGlobal({ slug: 'registerPrivacy', data: {} });
      return payload.updateGlobal({ slug: 'mainMenu', data: {} });
    case 'export':
      return exportCsv(payload, collection, 'it');
    case 'trouble':
      // The database refuses a price of 777 during a write, like a full disk.
      return payload.db.execute({
        drizzle: payload.db.drizzle,
        raw: failureOf777[payload.db.name],
      });
    case 'troubleAtCommit': {
      const { drizzle } = payload.db;
      for (const raw of failureAtCommit[payload.db.name] ?? [])
        await payload.db.execute({ drizzle, raw });
      return payload
        .update({ collection, id, data: { priceMin: 778, _status: 'published' } })
        .then(() => 'written')
        .catch(() => 'refused');
    }
    case 'desk':
      return deskOf(payload, id, text === '' ? new Date() : new Date(text));
    case 'schedule':
      return schedule(payload, text === 'news' ? 'news' : collection, id, text === 'failed');
    case 'countSearches':
      return countSearches(payload, Number(id));
    case 'deleteOldSearches':
      return deleteOldSearches(payload, Number(id));
    case 'opinions':
      return (await payload.find({ collection: 'feedback', sort: 'id' })).docs;
    case 'accounts':
      return Promise.all(
        (['users', 'visitors', 'visitorSessions'] as const).map(async (people) => {
          const { docs } = await payload.db.find({ collection: people, sort: ['id'], limit: 0 });
          return docs;
        }),
      );
    case 'clash':
      return payload
        .update({ collection, id, data: { slug: 'two-it' } })
        .then(() => ({ refused: null }))
        .catch((error: unknown) => ({
          refused: isRecord(error) && isRecord(error.data) ? error.data.errors : String(error),
        }));
    default:
      throw new Error(`The action "${action}" does not exist.`);
  }
}
