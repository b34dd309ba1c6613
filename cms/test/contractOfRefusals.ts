import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { form } from './rights/requests';
import type { Actor } from './rights/actors';
import type { RightsClient } from './rights/RightsClient';
import { titles } from './rights/subject';

/** The file in which Payload defines its server functions. */
const calls = path.resolve(
  __dirname,
  '../../node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js',
);

const publication = { title: titles.new, _status: 'published' };
const entry = { published: false, scheduled: false, trashed: false };

/** Calls of the admin that give no access beyond REST, with valid arguments. */
const otherCalls: Record<string, object> = {
  'form-state': {
    collectionSlug: 'news',
    schemaPath: 'news',
    operation: 'create',
    data: {},
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    mockRSCs: true,
  },
  'get-default-layout': {},
  'render-widget': { widgetSlug: 'none' },
  slugify: { collectionSlug: 'news', path: 'slug', valueToSlugify: 'A b' },
};

/** Calls that are tested with the table of rights. */
const triedCalls = [
  'copy-data-from-locale',
  'get-upcoming-scheduled-publish',
  'render-document',
  'schedule-publish',
  'table-state',
];

/** Calls that render parts of the admin with the rights of the other calls, and one of a disabled feature. */
const renderingCalls = [
  'get-folder-results-component-and-data',
  'render-document-slots',
  'render-field',
  'render-list',
];

/** Tests the messages for staff without permission, and the actions that the admin offers them. */
export function testRefusals(client: RightsClient): void {
  describe('refusals', () => {
    test('an author who tries to change public content gets a message that names who may do it', async () => {
      const { id } = await client.prepare('news', entry);
      const { text: it } = await client.rest(
        'author',
        'PATCH',
        `/news/${id}?draft=true`,
        publication,
      );
      expect(it).toContain('Come autore puoi salvare bozze. La redazione');
      const english = { 'accept-language': 'en' };
      const address = `/news/${id}?draft=true`;
      const { text: en } = await client.rest('author', 'PATCH', address, publication, english);
      expect(en).toContain('As an author you can save drafts. Editors publish');
      expect((await client.rest('author', 'DELETE', `/news/${id}`)).text).toContain('le cancella');
      const file = await client.prepare('media', entry);
      const change = await client.rest('author', 'PATCH', `/media/${file.id}`, { alt: 'x' });
      expect(change.text).toContain('Come autore puoi aggiungere file');
      const call = { deleteID: { not_equals: 0 } };
      expect((await client.call('author', 'schedule-publish', call)).text).toContain('redazione');
    });

    test.each([
      ['POST', '/news', { title: titles.new }],
      ['POST', '/news?draft=true', publication],
      ['POST', '/news?draft=false', { title: titles.new, _status: 'draft' }],
      ['PATCH', '/news/:id?draft=1', publication],
      ['PATCH', '/news/:id?draft=true&publishSpecificLocale=it', { title: titles.new }],
      ['PATCH', '/news/:id?draft=true&publishAllLocales=true', { title: titles.new }],
      ['PATCH', '/news/:id?draft=true&unpublishAllLocales=true', { title: titles.new }],
    ])('an author’s %s %s with %j changes nothing', async (method, address, data) => {
      const { id } = await client.prepare('news', entry);
      const before = await client.snapshot('news');
      const path = address.replace(':id', String(id));
      expect((await client.rest('author', method, path, data)).status).toBe(403);
      expect((await client.rest('author', method, path, form(data))).status).toBe(403);
      expect(await client.snapshot('news')).toEqual(before);
    });

    test('a scheduled publication does not run if its editor has become an author', async () => {
      const { id } = await client.prepare('news', entry);
      const before = await client.snapshot('news');
      const role = (name: string) =>
        client.rest('administrator', 'PATCH', `/users/${client.idOf('editor')}`, { role: name });
      expect((await role('author')).status).toBe(200);
      await client.runJob('editor', id);
      expect((await client.snapshot('news')).rows).toEqual(before.rows);
      expect((await role('editor')).status).toBe(200);
      await client.runJob('editor', id);
      expect(JSON.stringify((await client.snapshot('news')).seen)).toContain(titles.draft);
    });

    test('the admin offers an author only to save drafts and to add files', async () => {
      const { id } = await client.prepare('news', entry);
      const file = await client.prepare('media', entry);
      const offered = async (actor: Actor, address: string, data: object) => {
        const { text } = await client.rest(actor, 'POST', address, data);
        const { create, update, delete: remove } = JSON.parse(text) as Record<string, unknown>;
        return { create: create === true, update: update === true, delete: remove === true };
      };
      const all = { create: true, update: true, delete: true };
      const draft = { title: 'x', _status: 'draft' };
      const news = `/news/access/${id}`;
      expect(await offered('author', news, draft)).toEqual({ ...all, delete: false });
      expect((await offered('author', news, publication)).update).toBe(false);
      expect(await offered('editor', news, publication)).toEqual(all);
      const none = { create: false, update: false, delete: false };
      expect(await offered('authorElsewhere', news, draft)).toEqual(none);
      const media = `/media/access/${file.id}`;
      expect(await offered('author', media, {})).toEqual({ ...none, create: true });
      expect(await offered('editor', media, {})).toEqual(all);
    });

    test.each(Object.entries(otherCalls))(
      'the admin’s call %s is available only to the staff',
      async (name, args) => {
        for (const actor of ['administrator', 'author', 'authorElsewhere'] as const)
          expect([actor, (await client.call(actor, name, args)).status]).toEqual([actor, 200]);
        for (const actor of ['visitor', 'nobody'] as const) {
          const { status } = await client.call(actor, name, args);
          expect([actor, status >= 400]).toEqual([actor, true]);
        }
      },
    );

    test('all calls of the admin are in one of these lists', async () => {
      const source = await readFile(calls, 'utf8');
      const [, table = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(source) ?? [];
      const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
      const known = [...triedCalls, ...renderingCalls, ...Object.keys(otherCalls)];
      expect(names.sort()).toEqual(known.sort());
    });
  });
}
