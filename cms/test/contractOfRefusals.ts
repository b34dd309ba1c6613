import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { form } from './rights/asking';
import type { Actor } from './rights/actors';
import type { Office } from './rights/Office';
import { titles } from './rights/subject';

/** Where Payload names the calls. */
const calls = path.resolve(
  __dirname,
  '../../node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js',
);

const publication = { title: titles.new, _status: 'published' };
const entry = { published: false, scheduled: false };

/** Calls of the admin that read and write nothing which REST would refuse, with arguments that work. */
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

/** Calls that the table of rights tries. */
const triedCalls = [
  'copy-data-from-locale',
  'get-upcoming-scheduled-publish',
  'render-document',
  'schedule-publish',
  'table-state',
];

/** Calls that render parts of the admin by the rights of the others, and one of a feature that is off. */
const renderingCalls = [
  'get-folder-results-component-and-data',
  'render-document-slots',
  'render-field',
  'render-list',
];

/** What people of the office hear who may not, and what the admin offers them. */
export function testRefusals(office: Office): void {
  describe('refusals', () => {
    test('an author who would change what visitors see is told who may', async () => {
      const { id } = await office.prepare('news', entry);
      const { text: it } = await office.rest(
        'author',
        'PATCH',
        `/news/${id}?draft=true`,
        publication,
      );
      expect(it).toContain('Come autore puoi salvare bozze; a pubblicarle');
      const english = { 'accept-language': 'en' };
      const address = `/news/${id}?draft=true`;
      const { text: en } = await office.rest('author', 'PATCH', address, publication, english);
      expect(en).toContain('As an author you can save drafts; the editors publish');
      expect((await office.rest('author', 'DELETE', `/news/${id}`)).text).toContain('cancellarle');
      const file = await office.prepare('media', entry);
      const change = await office.rest('author', 'PATCH', `/media/${file.id}`, { alt: 'x' });
      expect(change.text).toContain('Come autore puoi aggiungere file');
      const call = { deleteID: { not_equals: 0 } };
      expect((await office.call('author', 'schedule-publish', call)).text).toContain('redazione');
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
      const { id } = await office.prepare('news', entry);
      const before = await office.snapshot('news');
      const path = address.replace(':id', String(id));
      expect((await office.rest('author', method, path, data)).status).toBe(403);
      expect((await office.rest('author', method, path, form(data))).status).toBe(403);
      expect(await office.snapshot('news')).toEqual(before);
    });

    test('a publication that an editor has scheduled does not happen once the editor is an author', async () => {
      const { id } = await office.prepare('news', entry);
      const before = await office.snapshot('news');
      const role = (name: string) =>
        office.rest('administrator', 'PATCH', `/users/${office.idOf('editor')}`, { role: name });
      expect((await role('author')).status).toBe(200);
      await office.runJob('editor', 'news', id);
      expect((await office.snapshot('news')).rows).toEqual(before.rows);
      expect((await role('editor')).status).toBe(200);
      await office.runJob('editor', 'news', id);
      expect(JSON.stringify((await office.snapshot('news')).seen)).toContain(titles.draft);
    });

    test('the admin offers an author to save drafts and to add files, and no more', async () => {
      const { id } = await office.prepare('news', entry);
      const file = await office.prepare('media', entry);
      const offered = async (actor: Actor, address: string, data: object) => {
        const { text } = await office.rest(actor, 'POST', address, data);
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
      'the admin’s %s answers the office only',
      async (name, args) => {
        for (const actor of ['administrator', 'author', 'authorElsewhere'] as const)
          expect([actor, (await office.call(actor, name, args)).status]).toEqual([actor, 200]);
        for (const actor of ['visitor', 'nobody'] as const) {
          const { status } = await office.call(actor, name, args);
          expect([actor, status >= 400]).toEqual([actor, true]);
        }
      },
    );

    test('there is no call of the admin that nobody has thought of', async () => {
      const source = await readFile(calls, 'utf8');
      const [, table = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(source) ?? [];
      const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
      const known = [...triedCalls, ...renderingCalls, ...Object.keys(otherCalls)];
      expect(names.sort()).toEqual(known.sort());
    });
  });
}
