// Plays an editor from a process of its own: `seed` fills the database, every other word is one
// thing an editor does. Prints what the tests need to know as JSON on the last line.
import { getPayload } from 'payload';
import { setTimeout as pause } from 'node:timers/promises';

process.env.DISABLE_PAYLOAD_HMR = 'true';
process.env.CMS_LOG = 'silent';

const { isRecord } = await import('../src/lib/isRecord');
const { default: config } = await import('../payload.config');
const { stopPublishing } = await import('../src/publish/publish');
const { seed } = await import('../seed/seed');
const { fixtureContent } = await import('./fixtureContent');

const payload = await getPayload({ config });
const collection = 'accommodations';
const [action = '', id = '', text = ''] = process.argv.slice(2);

async function act(): Promise<unknown> {
  switch (action) {
    case 'seed': {
      stopPublishing();
      await seed(payload, fixtureContent);
      const { docs } = await payload.find({ collection, sort: 'id', depth: 0 });
      const hidden = docs[4];
      if (!hidden) throw new Error('The fixture has five accommodations.');
      await payload.update({ collection, id: hidden.id, data: { _status: 'draft' } });
      return { ids: docs.map((doc) => doc.id) };
    }
    case 'draft':
      return payload.update({ collection, id, data: { title: 'Draft' }, draft: true });
    case 'move':
      return payload.update({
        collection,
        id,
        locale: 'it',
        data: { slug: text, _status: 'published' },
      });
    case 'rename':
      return payload.update({
        collection,
        id,
        locale: 'it',
        data: { title: text, _status: 'published' },
      });
    case 'renameAndDie':
      await payload.update({
        collection,
        id,
        locale: 'it',
        data: { title: text, _status: 'published' },
      });
      // Before anything can be sent, which is collected for a moment.
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
      throw new Error(`There is nothing to do for "${action}".`);
  }
}

const result = await act();
// Long enough for the message to the site.
if (action !== 'seed') await pause(1500);
console.log(JSON.stringify(result));
process.exit(0);
