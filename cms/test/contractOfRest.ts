import sharp from 'sharp';
import { z } from 'zod';
import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';
import { TestVisitor } from './TestVisitor';

const docAnswer = z.object({ doc: z.looseObject({ id: z.number() }) });

const linking = z.looseObject({
  contentManager: z.tuple([
    z.looseObject({ fieldLink: z.looseObject({ element: z.looseObject({ value: z.unknown() }) }) }),
  ]),
});

/** Returns the link target of the card in an entry: an id or the populated entry. */
const linkedFrom = (entry: unknown): unknown =>
  linking.parse(entry).contentManager[0].fieldLink.element.value;

/** Tests Payload's REST API: invalid requests get 4xx and never 500, and the admin's requests succeed. */
export function testRest(cms: TestCms): void {
  describe('REST of Payload', () => {
    let api = '';
    let ada: StaffClient;

    beforeAll(async () => {
      api = cms.rest;
      ada = await StaffClient.withRole(cms);
    }, 60_000);

    // The general rule (http/refuseBadInput.ts) by what each database says; contractOfGate.ts and contractOfNames.ts try
    // it on all endpoints.
    test.each([
      ['a word in place of an id', '/news/duplicate', 400],
      ['an id that no database counts to', '/news/99999999999', [400, 404]],
      ['a file that does not exist', '/media/file/none.png', 404],
      ['a file in another folder', '/media/file/none.png?prefix=../..', 400],
      ['a word for a number', '/news?where[id][in]=word', 400],
      ['a broken condition', '/news?where[and][0]=zzz', 400],
      ['an empty list of conditions', '/news?where[or]=', 400],
      ['an inherited name in place of a field', '/news?where[constructor][equals]=1', 400],
      ['an inherited name in place of a comparison', '/news?where[title][constructor]=1', 400],
      ['a thousand words', `/news?where[title][like]=${'a+'.repeat(1000)}`, 400],
      ['a distance to a text', '/news?where[title][near]=1,2,3', 400],
      ['two limits', '/news?limit=0&limit=-1', 400],
      ['a page after the last number', '/feedback?limit=99999999&page=99999999999', 400],
    ])('%s is refused', async (_, path, status) => {
      expect([status].flat()).toContain((await ada.send('GET', path)).status);
    });

    test('a deletion with a broken condition deletes nothing', async () => {
      const count = async () => (await ada.send('GET', '/news?limit=1&draft=true')).body;
      const before = await count();
      expect((await ada.send('DELETE', '/news?where[and][0]=zzz')).status).toBe(400);
      expect(await count()).toMatchObject({
        totalDocs: z.object({ totalDocs: z.number().min(1) }).parse(before).totalDocs,
      });
    });

    test('a POST that is a GET in fact is checked as a GET, and other methods never are one', async () => {
      const cookie = `studium-cms-token=${ada.cookies['studium-cms-token']}`;
      for (const name of ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']) {
        const headers = { cookie, origin: 'https://cms.example.org', [name]: 'GET' };
        const statusOf = async (method: string, path: string, body?: string) => {
          const type = { 'content-type': 'application/x-www-form-urlencoded' };
          const sent = { method, headers: { ...headers, ...type }, body };
          return (await fetch(`${api}${path}`, sent)).status;
        };
        expect(await statusOf('POST', '/news', 'limit=1')).toBe(200);
        expect(await statusOf('POST', '/news', 'where[title][near]=1,2,3')).toBe(400);
        expect(await statusOf('DELETE', '/payload-preferences/7')).toBe(400);
      }
    });

    test('a POST that is a GET in fact is refused if its JSON is broken', async () => {
      const answer = await fetch(`${api}/news`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://cms.example.org',
          'x-payload-http-method-override': 'GET',
        },
        body: '{',
      });
      expect(answer.status).toBe(400);
    });

    test('an invalid form is refused', async () => {
      const answer = await fetch(`${api}/media`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          origin: 'https://cms.example.org',
        },
        body: '[[[[',
      });
      expect(answer.status).toBe(400);
    });

    test('the staff may send a large file', async () => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
      const create = { width: 300, height: 300, channels: 3 as const, background: '#333', noise };
      const file = new Uint8Array(await sharp({ create }).png().toBuffer());
      expect(file.length).toBeGreaterThan(100_000);
      const form = new FormData();
      form.set('file', new File([file], 'noise.png', { type: 'image/png' }));
      form.set('_payload', JSON.stringify({ alt: 'A file' }));
      const cookie = `studium-cms-token=${ada.cookies['studium-cms-token']}`;
      const headers = { cookie, origin: 'https://cms.example.org' };
      const saved = await fetch(`${api}/media?locale=it`, { method: 'POST', headers, body: form });
      expect(saved.status).toBe(201);
    });

    // With more levels, entries that link to each other would stop the program.
    test('entries that link to each other are populated one level deep', async () => {
      const write = async (method: string, path: string, linked?: unknown) => {
        const element = { relationTo: 'news', value: linked };
        const card = {
          blockType: 'card',
          plainTitle: 'Card',
          fieldLink: { kind: 'element', element },
        };
        const contentManager = linked === undefined ? [] : [card];
        const { body } = await ada.send(method, `${path}?draft=true&depth=99&locale=it`, {
          title: 'A circle',
          contentManager,
        });
        return docAnswer.parse(body).doc;
      };
      const first = await write('POST', '/news');
      const second = await write('POST', '/news', first.id);
      const changed = await write('PATCH', `/news/${first.id}`, second.id);
      const inner = linkedFrom(changed);
      expect(inner).toMatchObject({ id: second.id });
      expect(linkedFrom(inner)).toBe(first.id);
    });

    test('the address of a later translation follows its title until it is published', async () => {
      const write = async (method: string, path: string, data: object) => {
        const { body, status } = await ada.send(method, path, data);
        expect([200, 201]).toContain(status);
        return docAnswer.parse(body).doc;
      };
      const words = { title: 'Una stanza', excerpt: 'x', _status: 'published' };
      const { id } = await write('POST', '/news?locale=it', words);
      const type = async (title: string, slug?: unknown) =>
        (await write('PATCH', `/news/${id}?draft=true&autosave=true&locale=en`, { title, slug }))
          .slug;
      const first = await type('A room');
      expect(first).toBe('a-room');
      const second = await type('A room in Via Alta', first);
      expect(second).toBe('a-room-in-via-alta');
      const inEnglish = `/news/${id}?locale=en`;
      await write('PATCH', inEnglish, { slug: second, _status: 'published' });
      expect(await type('A room near the river', second)).toBe(second);
    });

    test('a copy of content with a long title can be saved again', async () => {
      const words = { title: 'Le biblioteche '.repeat(8), excerpt: 'x' };
      const original = docAnswer.parse(
        (await ada.send('POST', '/news?draft=true&locale=it', words)).body,
      );
      const path = `/news/${original.doc.id}/duplicate?draft=true&locale=it`;
      const copy = docAnswer.parse((await ada.send('POST', path, {})).body).doc;
      const { id, title, slug } = copy;
      const saved = await ada.send('PATCH', `/news/${id}?draft=true&locale=it`, { title, slug });
      expect([saved.status, saved.error]).toEqual([200, undefined]);
    });

    test('a visitor is deleted with all data, also by a request that selects a part of the answer', async () => {
      for (const path of [
        (id: number) => `/visitors/${id}?select[fullName]=true`,
        (id: number) => `/visitors/${id}?select[uid]=false`,
        (id: number) => `/visitors?where[id][equals]=${id}&select[uid]=true`,
      ]) {
        const visitor = await new TestVisitor(cms).join();
        const where = `email = '${visitor.email}'`;
        const [row] = z
          .array(z.object({ id: z.number(), uid: z.string() }))
          .parse(await cms.control.sql(`SELECT id, uid FROM visitors WHERE ${where}`));
        expect((await ada.send('DELETE', path(row?.id ?? 0))).status).toBe(200);
        expect(await cms.control.count('visitors', where)).toBe(0);
        expect(await cms.control.count('visitor_sessions', `visitor = '${row?.uid}'`)).toBe(0);
      }
    });

    test('a redirect is deleted also by a request that selects a part of the answer', async () => {
      const data = { from: '/vecchio-select.html', kind: 'address', target: '/servizi' };
      const { id } = docAnswer.parse((await ada.send('POST', '/redirects', data)).body).doc;
      expect((await ada.send('DELETE', `/redirects/${id}?select[kind]=true`)).status).toBe(200);
      expect(await cms.control.count('redirects', `id = ${id}`)).toBe(0);
    });

    test('a copy of a home page or of an introduction is a page, which takes the place of neither', async () => {
      for (const kind of [{ kind: 'home' }, { kind: 'archive', archiveSection: 'events' }]) {
        const data = { title: 'Originale', ...kind };
        const original = docAnswer.parse(
          (await ada.send('POST', '/pages?draft=true&locale=it', data)).body,
        ).doc;
        expect(original).toMatchObject(kind);
        const path = `/pages/${original.id}/duplicate?draft=true&locale=it`;
        const copy = docAnswer.parse((await ada.send('POST', path, {})).body).doc;
        expect(copy.kind).toBe('page');
        for (const { id } of [original, copy]) await ada.send('DELETE', `/pages/${id}`);
      }
    });

    test('an introduction to a list is published only with its list', async () => {
      const data = { title: 'Senza elenco', kind: 'archive', _status: 'published' };
      const refused = await ada.send('POST', '/pages?locale=it', data);
      expect([refused.status, refused.error]).toEqual([
        400,
        expect.stringContaining('obbligatorio'),
      ]);
      const chosen = { ...data, archiveSection: 'events' };
      const saved = await ada.send('POST', '/pages?locale=it', chosen);
      expect(saved.status).toBe(201);
      await ada.send('DELETE', `/pages/${docAnswer.parse(saved.body).doc.id}`);
    });

    test('a browser keeps its session without a token that scripts could read', async () => {
      const before = ada.cookies['studium-cms-token'];
      const me = await ada.send('GET', '/users/me');
      const refreshed = await ada.send('POST', '/users/refresh-token');
      for (const { status, body } of [me, refreshed]) {
        expect(status).toBe(200);
        expect(body).toMatchObject({ user: { email: ada.email } });
        expect(body).toHaveProperty('exp');
        expect(body).not.toHaveProperty('token');
        expect(body).not.toHaveProperty('refreshedToken');
      }
      expect(ada.cookies['studium-cms-token']).not.toBe(before);
      expect(await ada.role()).toBe('administrator');
    });
  });
}
