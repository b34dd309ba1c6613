import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { TestCms } from './cms';

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer();

const fileAnswer = z.object({
  doc: z.object({ id: z.number(), filename: z.string() }),
});

const pdf = readFileSync(path.join(__dirname, 'town/documents/sheet.it.pdf'));

interface Doc {
  id: number;
  filename: string;
  url: string;
}
/** The message to the site about a publication. */
interface PublicationMessage {
  changes: object[];
}
const docOf = (text: string): Doc => (JSON.parse(text) as { doc: Doc }).doc;

const idOfFile = (doc: Doc): string => `/${doc.id}`;

/** Tests file names, addresses, days and titles, on any database. */
export function testData(cms: TestCms): void {
  const staff = () => cms.control.staff('administrator');
  const served = async (name: string): Promise<Response> =>
    fetch(`${cms.url}/media/${encodeURIComponent(name)}`);
  const bytes = async (name: string): Promise<Buffer> =>
    Buffer.from(await (await served(name)).arrayBuffer());

  describe('names of files', () => {
    test('a file with the name of a deleted file gets another URL', async () => {
      const token = await staff();
      const [red, blue] = await Promise.all([picture('#a00'), picture('#00a')]);
      const first = docOf((await cms.control.upload('desk.png', 'image/png', red, token)).text);
      expect(await bytes(first.filename)).toEqual(red);
      const deleted = await cms.control.rest(`/media${idOfFile(first)}`, {
        method: 'DELETE',
        token,
      });
      expect(deleted.status).toBe(200);
      expect((await served(first.filename)).status).toBe(404);
      const second = docOf((await cms.control.upload('desk.png', 'image/png', blue, token)).text);
      expect(second.filename).not.toBe(first.filename);
      expect(second.filename).toMatch(/^desk-h[0-9a-f]{12}\.png$/);
      expect((await served(first.filename)).status).toBe(404);
      expect(await bytes(second.filename)).toEqual(blue);
    });

    test('a replaced file gets another URL, and visitors see the new file', async () => {
      const token = await staff();
      const [red, blue] = await Promise.all([picture('#b00'), picture('#00b')]);
      const old = docOf((await cms.control.upload('hall.png', 'image/png', red, token)).text);
      cms.hooks.length = 0;
      const { status, text } = await cms.control.upload(
        'hall.png',
        'image/png',
        blue,
        token,
        idOfFile(old),
      );
      expect(status).toBe(200);
      const now = docOf(text);
      expect(now.filename).not.toBe(old.filename);
      expect(await bytes(now.filename)).toEqual(blue);
      expect((await served(old.filename)).status).toBe(404);
      const changes = () =>
        cms.hooks.flatMap(({ body }) => (JSON.parse(body) as PublicationMessage).changes);
      await cms.waitForHooks();
      expect(changes()).toContainEqual({ kind: 'asset', id: `${old.id}50` });
    });

    test('no request can change a file without changing its name', async () => {
      const token = await staff();
      const { text } = await cms.control.upload(
        'hall.png',
        'image/png',
        await picture('#0b0'),
        token,
      );
      const doc = docOf(text);
      const before = await bytes(doc.filename);
      const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50';
      const more = 'uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=60';
      const url = `/media${idOfFile(doc)}?${crop}&${more}&uploadEdits[heightInPixels]=45`;
      await cms.control.rest(url, { method: 'PATCH', token, body: { alt: 'Cropped' } });
      expect(await bytes(doc.filename)).toEqual(before);
    });

    test('a browser saves a file and its variants under the original file name', async () => {
      const token = await staff();
      const { text } = await cms.control.upload(
        'Sala città.png',
        'image/png',
        await picture('#bb0'),
        token,
      );
      const { filename } = docOf(text);
      const disposition = async (name: string) =>
        (await served(name)).headers.get('content-disposition');
      expect(await disposition(filename)).toBe("inline; filename*=UTF-8''Sala%20citt%C3%A0.png");
      expect(await disposition(`${filename}-560.webp`)).toBe(
        "inline; filename*=UTF-8''Sala%20citt%C3%A0.webp",
      );
    });
  });

  describe('files of documents', () => {
    /** Uploads a picture and returns its id, and the names of its file and of one variant. */
    async function uploadPicture(name: string, content: Buffer) {
      const { text } = await cms.control.upload(name, 'image/png', content, await staff());
      const { id, filename } = fileAnswer.parse(JSON.parse(text)).doc;
      return { id, names: [filename, `${filename}-560.webp`] };
    }
    const statusesOf = (names: string[]) =>
      Promise.all(names.map(async (name) => (await fetch(`${cms.url}/media/${name}`)).status));

    test('a replacement that a field refuses leaves the file and its variants', async () => {
      const { id, names } = await uploadPicture('wall.png', await picture('#c01'));
      const body = new FormData();
      const content = new Uint8Array(await picture('#c02'));
      body.set('file', new File([content], 'new.png', { type: 'image/png' }));
      body.set('_payload', JSON.stringify({ alt: 'x'.repeat(301) }));
      const answer = await fetch(`${cms.rest}/media/${id}`, {
        method: 'PATCH',
        headers: { authorization: `JWT ${await staff()}` },
        body,
      });
      expect(answer.status).toBe(400);
      expect(await statusesOf(names)).toEqual([200, 200]);
    });

    test('a document that replaces a picture has none of its variants', async () => {
      const { id, names } = await uploadPicture('sheet.png', await picture('#c05'));
      const path = `/${id}`;
      const type = 'application/pdf';
      const { text } = await cms.control.upload('sheet.pdf', type, pdf, await staff(), path);
      expect(JSON.parse(text)).toMatchObject({
        doc: { mimeType: type, width: null },
      });
      expect(await statusesOf(names)).toEqual([404, 404]);
    });

    test('the deletion of a picture leaves the variants of the same picture with another ending', async () => {
      const content = await picture('#c03');
      const first = await uploadPicture('floor.jpg', content);
      const second = await uploadPicture('floor.jpeg', content);
      const token = await staff();
      await cms.control.rest(`/media/${first.id}`, { method: 'DELETE', token });
      expect(await statusesOf(first.names.slice(0, 1))).toEqual([404]);
      expect(await statusesOf(second.names)).toEqual([200, 200]);
    });

    test('a picture has the five widths and no others, and none is wider than the original', async () => {
      const { names } = await uploadPicture('tower.png', await picture('#c06'));
      const [original = ''] = names;
      const widths = [560, 900, 1180, 1540, 2200, 561, 56, 12_000];
      const found = widths.map(async (width) => {
        const response = await served(`${original}-${width}.webp`);
        if (response.status !== 200) return response.status;
        return (await sharp(await response.arrayBuffer()).metadata()).width;
      });
      expect(await Promise.all(found)).toEqual([560, 900, 1180, 1200, 404, 404, 404, 404]);
      expect((await served(`${original}-560.webp-560.webp`)).status).toBe(404);
    });

    test('the widths of an animated picture have its frames', async () => {
      const frame = (channel: number) => Buffer.alloc(600 * 20 * 3, channel);
      const raw = { width: 600, height: 40, channels: 3 as const, pageHeight: 20 };
      const film = await sharp(Buffer.concat([frame(0), frame(200)]), { raw })
        .gif()
        .toBuffer();
      const { text } = await cms.control.upload('flag.gif', 'image/gif', film, await staff());
      const { filename } = fileAnswer.parse(JSON.parse(text)).doc;
      const variant = await bytes(`${filename}-560.webp`);
      expect(await sharp(variant).metadata()).toMatchObject({ pages: 2, width: 560 });
    });

    test('the daily job deletes what no document names, and keeps the trash and what is not ours', async () => {
      const [gone, trashed, kept] = [
        await uploadPicture('mill.png', await picture('#c07')),
        await uploadPicture('lane.png', await picture('#c08')),
        await uploadPicture('weir.png', await picture('#c09')),
      ];
      const names = [gone, trashed, kept].flatMap((file) => file.names);
      expect(new Set(await statusesOf(names))).toEqual(new Set([200]));
      await writeFile(path.join(cms.dataDir, 'media/other.txt'), 'x');
      await cms.control.rest(`/media/${gone.id}`, { method: 'DELETE', token: await staff() });
      const deletedAt = new Date().toISOString();
      const data = { method: 'PATCH', token: await staff(), body: { deletedAt } };
      await cms.control.rest(`/media/${trashed.id}`, data);
      const stored = async () => {
        const files = await readdir(path.join(cms.dataDir, 'media'));
        return [...names, 'other.txt'].filter((name) => files.includes(name));
      };
      await cms.control.edit('deleteUnusedFiles', String(Date.now()));
      expect(await stored()).toEqual([...names, 'other.txt']);
      await cms.control.edit('deleteUnusedFiles', String(Date.now() + 25 * 3_600_000));
      expect(await stored()).toEqual([...trashed.names, ...kept.names, 'other.txt']);
    });

    test('a copy of a document has its own file', async () => {
      const { id, names } = await uploadPicture('roof.png', await picture('#c04'));
      const answer = await cms.control.rest(`/media/${id}/duplicate?locale=it`, {
        method: 'POST',
        token: await staff(),
        body: {},
      });
      const { filename } = fileAnswer.parse(JSON.parse(answer.text)).doc;
      expect(names).not.toContain(filename);
      expect(await statusesOf([filename, `${filename}-560.webp`])).toEqual([200, 200]);
    });
  });

  describe('addresses', () => {
    interface Refusal {
      errors: { data: { errors: { path: string; message: string }[] } }[];
    }

    test.each([
      ['accommodations', 'it', 'Un altro contenuto|già usato'],
      ['pages', 'en', 'already'],
      ['eventsTags', 'it', 'Un altro contenuto|già usato'],
    ] as const)(
      'of %s that several editors save at the same time are assigned once',
      async (path, language, message) => {
        const token = await staff();
        const draft = path === 'eventsTags' ? '' : '&draft=true';
        for (let round = 0; round < 20; round += 1) {
          const save = (title: string): [string, object] => [
            `/${path}?locale=it${draft}`,
            { method: 'POST', token, language, body: { title, slug: `race-${round}` } },
          ];
          const saved = await cms.control.together(save('One'), save('Two'), save('Three'));
          expect(saved.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
          for (const { text } of saved.filter(({ status }) => status === 400)) {
            const [error] = (JSON.parse(text) as Refusal).errors;
            expect(error?.data.errors).toEqual([
              expect.objectContaining({
                path: 'slug',
                message: expect.stringMatching(message) as string,
              }),
            ]);
          }
        }
      },
    );

    test('are unique in the database, even for direct writes', async () => {
      const locales = await cms.control.sql(
        `SELECT id FROM accommodations_locales WHERE _locale = 'it' ORDER BY id LIMIT 1`,
      );
      const write = cms.control.sql(
        `UPDATE accommodations_locales SET slug = 'two-it' WHERE id = ${Number(locales[0]?.id)}`,
      );
      await expect(write).rejects.toThrow();
    });

    test('of drafts and versions can return to an earlier value, and be empty', async () => {
      const token = await staff();
      const save = (slug: string) =>
        cms.control.rest(`/accommodations/${cms.ids[2]}?locale=it&draft=true`, {
          method: 'PATCH',
          token,
          body: { slug },
        });
      expect((await save('three-draft')).status).toBe(200);
      expect((await save('three-it')).status).toBe(200);
      const empty = () =>
        cms.control.rest('/news?locale=it&draft=true', { method: 'POST', token, body: {} });
      expect([(await empty()).status, (await empty()).status]).toEqual([201, 201]);
    });

    test('that an import adds to the former addresses redirect at once', async () => {
      const id = String(cms.ids[1]);
      const look = async () => {
        const { data } = await cms.query(
          '{ entry(section: ["accommodations"], site: ["en"], slug: ["once"]) { slug } }',
        );
        return data?.entry;
      };
      expect(await look()).toBeNull();
      const add = (token: string, slug: string) => {
        const entry = { relationTo: 'accommodations', value: Number(id) };
        const body = { site: 'en', slug, entry };
        return cms.control.rest('/formerAddresses', { method: 'POST', token, body });
      };
      const token = await staff();
      expect((await add(token, 'Not an address')).status).toBe(400);
      cms.hooks.length = 0;
      expect((await add(token, 'once')).status).toBe(201);
      expect(await look()).toEqual({ slug: 'two-en' });
      const [hook] = await cms.waitForHooks();
      const uris = { it: [], en: ['accommodations/once'] };
      expect(JSON.parse(hook?.body ?? '')).toEqual({
        changes: [{ kind: 'entry', section: 'accommodations', id: `${id}02`, uris }],
      });
      // The admin offers no form for them.
      const { text } = await cms.control.rest('/access', { token });
      const rights = z.object({ create: z.boolean().optional() });
      const { collections } = z
        .object({ collections: z.object({ formerAddresses: rights, redirects: rights }) })
        .parse(JSON.parse(text));
      expect(collections.redirects.create).toBe(true);
      expect(collections.formerAddresses.create).toBeUndefined();
    });

    test('that are deleted from the former addresses immediately stop redirecting', async () => {
      const token = await staff();
      const id = String(cms.ids[1]);
      const look = async (slug: string) =>
        (
          await cms.query(
            'query ($slug: [String]) { entry(section: ["accommodations"], slug: $slug) { slug } }',
            { slug: [slug] },
          )
        ).data?.entry;
      await cms.edit('move', id, 'two-elsewhere');
      expect(await look('two-it')).toEqual({ slug: 'two-elsewhere' });
      const { text } = await cms.control.rest('/formerAddresses?where[slug][equals]=two-it', {
        token,
      });
      const [former] = (JSON.parse(text) as { docs: { id: number }[] }).docs;
      cms.hooks.length = 0;
      // A request may select a part of the answer.
      const deleted = await cms.control.rest(`/formerAddresses/${former?.id}?select[site]=true`, {
        method: 'DELETE',
        token,
      });
      expect(deleted.status).toBe(200);
      expect(await look('two-it')).toBeNull();
      const [hook] = await cms.waitForHooks();
      expect(JSON.parse(hook?.body ?? '')).toEqual({
        changes: [
          {
            kind: 'entry',
            section: 'accommodations',
            id: `${id}02`,
            uris: { it: ['alloggi/two-it'], en: [] },
          },
        ],
      });
      await cms.edit('move', id, 'two-it');
    });
  });

  test('equal simultaneous queries of visitors and editors get their own answers', async () => {
    const query =
      'query ($id: [QueryArgument]) { entry(section: ["accommodations"], id: $id) { id } }';
    const variables = { id: [`${cms.ids[4]}02`] };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => cms.query(query, variables, n % 3 ? {} : cms.preview)),
    );
    expect(answers.map(({ data }) => (data?.entry ? 'draft' : 'nothing'))).toEqual(
      Array.from({ length: 30 }, (_, n) => (n % 3 ? 'nothing' : 'draft')),
    );
  });

  describe('days', () => {
    test('a day without a time is a full day in the town’s time zone', async () => {
      const token = await staff();
      const { text } = await cms.control.rest('/events?where[slug][equals]=talk-it&locale=it', {
        token,
      });
      const [event] = (JSON.parse(text) as { docs: { id: number }[] }).docs;
      const isFound = async (...filter: string[]) => {
        const { data } = await cms.query(
          `query ($start: [QueryArgument]) { entries(section: ["events"], slug: ["talk-it"],
            eventStartDate: $start) { slug } }`,
          { start: filter },
        );
        return (data?.entries as object[]).length === 1;
      };
      // The first and the last minute of a summer day in the town, which are different days in UTC.
      for (const start of ['2027-07-09T22:00:00.000Z', '2027-07-10T21:59:00.000Z']) {
        const body = { eventStartDate: start, eventEndDate: null, _status: 'published' };
        const url = `/events/${event?.id}?locale=it`;
        expect((await cms.control.rest(url, { method: 'PATCH', token, body })).status).toBe(200);
        expect(await isFound('2027-07-10')).toBe(true);
        expect([await isFound('2027-07-09'), await isFound('2027-07-11')]).toEqual([false, false]);
        expect(await isFound('<= 2027-07-10')).toBe(true);
        expect(await isFound('> 2027-07-10')).toBe(false);
        expect(await isFound('and', '>= 2027-07-10', '< 2027-07-11')).toBe(true);
      }
    });
  });

  describe('titles', () => {
    // The order of a dictionary, which differs from the order of character codes.
    const sorted = ['2 stanze', 'Ape', 'città', 'Cittadella', 'È qui', 'e quo', 'Élite', 'zeta'];

    test('are sorted as in the language, in one section and in several', async () => {
      const token = await staff();
      const create = (path: string, title: string) =>
        cms.control.rest(`/${path}?locale=it`, {
          method: 'POST',
          token,
          body: { title, excerpt: 'x', _status: 'draft' },
        });
      const created = [];
      for (const title of [...sorted].reverse()) created.push(await create('news', title));
      for (const title of sorted.slice(2, 5))
        created.push(await create('universities', `${title} 2`));
      expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
      const titles = async (section: string, order: string, page = '') => {
        const { data } = await cms.query(
          `{ entries(section: [${section}], orderBy: "title ${order}", ${page}) { title } }`,
          {},
          cms.preview,
        );
        return (data?.entries as { title: string }[]).map(({ title }) => title);
      };
      const createdOf = (all: string[]) => all.filter((title) => sorted.includes(title));
      expect(createdOf(await titles('"news"', 'ASC'))).toEqual(sorted);
      expect(createdOf(await titles('"news"', 'DESC'))).toEqual([...sorted].reverse());
      expect(createdOf(await titles('"news", "universities"', 'ASC'))).toEqual(sorted);
      const both = await titles('"universities", "news"', 'ASC');
      expect(both.indexOf('città')).toBe(both.indexOf('città 2') - 1);
      const pages = [];
      for (let offset = 0; offset < both.length; offset += 4)
        pages.push(
          ...(await titles('"universities", "news"', 'ASC', `limit: 4, offset: ${offset}`)),
        );
      expect(pages).toEqual(both);
    });
  });
}
