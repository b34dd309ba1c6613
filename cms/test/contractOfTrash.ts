import sharp from 'sharp';
import { z } from 'zod';
import type { TestCms } from './cms';

const saved = z.object({ doc: z.object({ id: z.number() }) });
const upload = z.object({ doc: z.object({ id: z.number(), filename: z.string() }) });
const list = z.object({ docs: z.array(z.object({ id: z.number() })) });
const bulk = z.object({ errors: z.array(z.object({ message: z.string() })) });
const refusal = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z
        .object({ errors: z.array(z.object({ message: z.string(), path: z.string() })) })
        .optional(),
    }),
  ),
});

const isRefusedWith = (text: string): string[] =>
  refusal
    .parse(JSON.parse(text))
    .errors.flatMap(({ message, data }) => data?.errors.map((error) => error.message) ?? [message]);

interface Sent {
  status: number;
  text: string;
}

/** Sends requests of an editor to Payload's REST API, as the admin does. */
class Office {
  constructor(private readonly cms: TestCms) {}

  async send(method: string, path: string, body?: object, language?: 'it' | 'en'): Promise<Sent> {
    const token = await this.cms.control.staff('administrator');
    return this.cms.control.rest(path, {
      method,
      token,
      ...(body && { body }),
      ...(language && { language }),
    });
  }

  async publish(slug: string): Promise<number> {
    const words = { title: `Cestino ${slug}`, slug, excerpt: 'x', _status: 'published' };
    const { text } = await this.send('POST', '/news?locale=it', words);
    return saved.parse(JSON.parse(text)).doc.id;
  }

  trash = (path: string): Promise<Sent> =>
    this.send('PATCH', path, { deletedAt: new Date().toISOString() });

  /** Restores a document as the admin does. */
  restore = (collection: string, id: number, data: object): Promise<Sent> =>
    this.send(
      'PATCH',
      `/${collection}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
      { deletedAt: null, ...data },
    );

  async idsOf(path: string): Promise<number[]> {
    const { text } = await this.send('GET', path);
    return list.parse(JSON.parse(text)).docs.map(({ id }) => id);
  }
}

const published = { _status: 'published' };
const draft = { _status: 'draft' };

/** Tests the trash of entries and files, on any database. */
export function testTrash(cms: TestCms): void {
  const office = new Office(cms);

  const query = `query ($slug: [String], $id: [QueryArgument], $words: String) {
    entry(section: ["news"], slug: $slug) { slug title }
    entries(section: ["news"], slug: $slug) { slug }
    several: entries(section: ["news", "events"], id: $id) { slug }
    entryCount(section: ["news"], slug: $slug)
    languages: entryCount(section: ["news"], id: $id, site: ["*"], unique: true)
    found: entries(section: ["news"], search: $words, orderBy: "score") { slug }
    menu: navigationNodes(navHandle: "mainMenu") { url } }`;
  const look = async (slug: string, id: number, headers: Record<string, string> = {}) => {
    const variables = { slug: [slug], id: [`${id}06`], words: slug };
    const { data, errors } = await cms.query(query, variables, headers);
    expect(errors).toBeUndefined();
    return data;
  };
  const gone = {
    entry: null,
    entries: [],
    several: [],
    entryCount: 0,
    languages: 0,
    found: [],
    menu: [],
  };
  const shown = (slug: string) => ({
    entry: { slug },
    entries: [{ slug }],
    several: [{ slug }],
    entryCount: 1,
    languages: 1,
    found: [{ slug }],
    menu: [{ url: expect.stringContaining(`/news/${slug}`) as string }],
  });
  const linkFromMenu = (id: number) =>
    office.send('POST', '/globals/mainMenu?locale=it', {
      nodes: [
        {
          blockType: 'node',
          link: { kind: 'element', text: 'Cestino', element: { relationTo: 'news', value: id } },
        },
      ],
    });

  /** Performs a change and returns the changes that the site is notified of. */
  async function changesOf(change: () => Promise<Sent>): Promise<unknown[]> {
    cms.hooks.length = 0;
    expect((await change()).status).toBe(200);
    return (await cms.waitForHooks()).flatMap(
      ({ body }) => z.object({ changes: z.array(z.unknown()) }).parse(JSON.parse(body)).changes,
    );
  }

  describe('the trash', () => {
    test('hides a published entry everywhere, and restores it as published', async () => {
      const id = await office.publish('basilico');
      await linkFromMenu(id);
      expect(await look('basilico', id)).toMatchObject(shown('basilico'));
      const change = {
        kind: 'entry',
        section: 'news',
        id: `${id}06`,
        uris: { it: ['news/basilico'], en: [] },
      };
      expect(await changesOf(() => office.trash(`/news/${id}`))).toEqual([change]);
      expect(await look('basilico', id)).toEqual(gone);
      expect(await look('basilico', id, cms.preview)).toMatchObject(gone);
      expect(await office.idsOf('/news?limit=100')).not.toContain(id);
      expect(await office.idsOf('/news?limit=100&draft=true')).not.toContain(id);
      expect(await office.idsOf('/news?limit=100&trash=true')).toContain(id);

      const restore = () => office.restore('news', id, published);
      expect(await changesOf(restore)).toEqual([change]);
      expect(await look('basilico', id)).toMatchObject(shown('basilico'));
    });

    test('restores an entry as a draft by default, which only a preview shows', async () => {
      const id = await office.publish('rosmarino');
      await linkFromMenu(id);
      await office.trash(`/news/${id}`);
      expect((await office.restore('news', id, {})).status).toBe(200);
      expect(await look('rosmarino', id)).toEqual(gone);
      expect((await look('rosmarino', id, cms.preview))?.entry).toMatchObject({
        slug: 'rosmarino',
      });
      expect(await office.idsOf('/news?limit=100&draft=true')).toContain(id);
    });

    test('takes several entries at once, and gives them back at once', async () => {
      const ids = [await office.publish('salvia-1'), await office.publish('salvia-2')];
      const where = `where[id][in]=${ids.join(',')}`;
      const seen = async () => {
        const { data } = await cms.query(
          '{ entries(section: ["news"], search: "salvia") { slug } }',
        );
        return data?.entries;
      };
      expect((await office.trash(`/news?${where}`)).status).toBe(200);
      expect(await seen()).toEqual([]);
      const data = { deletedAt: null, ...published };
      expect((await office.send('PATCH', `/news?trash=true&${where}`, data)).status).toBe(200);
      expect(await seen()).toHaveLength(2);
    });

    test('keeps the address of an entry, and frees it when the entry is deleted', async () => {
      const id = await office.publish('timo');
      await office.trash(`/news/${id}`);
      const create = (language: 'it' | 'en', data: object) =>
        office.send('POST', '/news?locale=it', { excerpt: 'x', ...data, ...published }, language);
      const typed = { title: 'Altro', slug: 'timo' };
      for (const [language, message] of [
        ['it', 'è di un contenuto nel cestino'],
        ['en', 'belongs to content in the trash'],
      ] as const) {
        const { status, text } = await create(language, typed);
        expect(status).toBe(400);
        expect(isRefusedWith(text)).toEqual([expect.stringContaining(message)]);
      }
      const { text } = await create('it', { title: 'Timo' });
      expect(text).toContain('"slug":"timo-2"');

      expect((await office.send('DELETE', `/news/${id}`)).status).toBe(404);
      expect((await office.send('DELETE', `/news/${id}?trash=true`)).status).toBe(200);
      expect((await create('it', typed)).status).toBe(201);
    });

    test('keeps former addresses, which redirect again after the restoration', async () => {
      const id = await office.publish('menta');
      const moved = { slug: 'menta-nuova', ...published };
      await office.send('PATCH', `/news/${id}?locale=it`, moved);
      const former = async () => (await look('menta', id))?.entry;
      expect(await former()).toMatchObject({ slug: 'menta-nuova' });
      await office.trash(`/news/${id}`);
      expect(await former()).toBeNull();
      await office.restore('news', id, published);
      expect(await former()).toMatchObject({ slug: 'menta-nuova' });

      await office.trash(`/news/${id}`);
      expect((await office.send('DELETE', `/news/${id}?trash=true`)).status).toBe(200);
      expect(await office.idsOf('/formerAddresses?where[slug][equals]=menta')).toEqual([]);
    });

    test('does not take a new or copied entry, or one whose old version is restored', async () => {
      const data = { title: 'Nuovo', excerpt: 'x', deletedAt: new Date().toISOString(), ...draft };
      const created = await office.send('POST', '/news?locale=it', data);
      const id = await office.publish('maggiorana');
      await office.trash(`/news/${id}`);
      const copied = await office.send('POST', `/news/${id}/duplicate?locale=it`, {});
      for (const { text } of [created, copied]) {
        const { doc } = saved.parse(JSON.parse(text));
        expect(await office.idsOf('/news?limit=100')).toContain(doc.id);
      }
      const versions = `/news/versions?trash=true&where[parent][equals]=${id}`;
      const [inTrash] = await office.idsOf(`${versions}&where[version.deletedAt][exists]=true`);
      await office.restore('news', id, published);
      for (const mode of ['?draft=true', '']) {
        expect((await office.send('POST', `/news/versions/${inTrash}${mode}`)).status).toBe(200);
        expect(await office.idsOf('/news?limit=100&draft=true')).toContain(id);
      }
    });

    test('cancels the scheduled publications of an entry', async () => {
      const id = await office.publish('finocchio');
      const waiting = async () =>
        (await cms.control.sql("SELECT id FROM payload_jobs WHERE task_slug = 'schedulePublish'"))
          .length;
      const before = await waiting();
      await cms.control.edit('schedule', String(id), 'news');
      expect(await waiting()).toBe(before + 1);
      await office.trash(`/news/${id}`);
      expect(await waiting()).toBe(before);
    });

    test('is not exported as CSV', async () => {
      const id = cms.ids[2] ?? 0;
      const exported = () => cms.control.edit('export');
      expect(await exported()).toContain(`${id}02;`);
      await office.trash(`/accommodations/${id}`);
      expect(await exported()).not.toContain(`${id}02;`);
      await office.restore('accommodations', id, published);
      expect(await exported()).toContain(`${id}02;`);
    });

    test('an entry that cannot be published is restored as a draft only, with the reason', async () => {
      const { text } = await office.send('POST', '/news?locale=it&draft=true', { slug: 'aneto' });
      const { id } = saved.parse(JSON.parse(text)).doc;
      expect((await office.trash(`/news/${id}`)).status).toBe(200);
      const refused = await office.restore('news', id, published);
      expect(bulk.parse(JSON.parse(refused.text)).errors).toHaveLength(1);
      expect((await office.restore('news', id, draft)).status).toBe(200);
      expect(await office.idsOf('/news?limit=100&draft=true')).toContain(id);
    });
  });

  describe('a file in the trash', () => {
    const served = async (name: string) =>
      (await fetch(`${cms.url}/media/${encodeURIComponent(name)}`)).status;

    test('does not keep editors from publishing other changes of the pages that use it', async () => {
      const create = { width: 40, height: 30, channels: 3 as const, background: '#6a2' };
      const png = await sharp({ create }).png().toBuffer();
      const token = await cms.control.staff('administrator');
      const { text } = await cms.control.upload('siepe.png', 'image/png', png, token);
      const { id } = upload.parse(JSON.parse(text)).doc;
      const entry = await office.publish('siepe');
      const save = (data: object) =>
        office.send('PATCH', `/news/${entry}?locale=it`, { ...data, ...published });
      const contentManager = [{ blockType: 'image', image: id }];
      expect((await save({ image: id, contentManager })).status).toBe(200);
      await office.trash(`/media/${id}`);
      expect((await save({ excerpt: 'y', image: id, contentManager })).status).toBe(200);
      const refused = await save({ image: 2_000_000_000 });
      expect([refused.status, isRefusedWith(refused.text)]).toEqual([400, [expect.any(String)]]);
    });

    test('disappears from pages and has no address, until it is restored', async () => {
      const create = { width: 1200, height: 900, channels: 3 as const, background: '#2a6' };
      const png = await sharp({ create }).png().toBuffer();
      const token = await cms.control.staff('administrator');
      const { text } = await cms.control.upload('prato.png', 'image/png', png, token);
      const { id, filename } = upload.parse(JSON.parse(text)).doc;
      const entry = await office.publish('prato');
      await office.send('PATCH', `/news/${entry}?locale=it`, { image: id, ...published });
      const pictures = async () => {
        const { data } = await cms.query(
          `{ entry(section: ["news"], slug: ["prato"]) {
            ... on news_news_Entry { image { filename } } } }`,
        );
        return z.object({ entry: z.object({ image: z.array(z.unknown()) }) }).parse(data).entry
          .image;
      };
      const warnings = async () =>
        (await office.send('GET', `/warnings/news/${entry}`, undefined, 'en')).text;
      expect([await served(filename), await served(`${filename}-560.webp`)]).toEqual([200, 200]);
      expect(await pictures()).toEqual([{ filename }]);
      expect(await warnings()).not.toContain('in the trash');

      const change = { kind: 'asset', id: `${id}50` };
      expect(await changesOf(() => office.trash(`/media/${id}`))).toEqual([change]);
      expect([await served(filename), await served(`${filename}-560.webp`)]).toEqual([404, 404]);
      expect(await pictures()).toEqual([]);
      expect(await warnings()).toContain('“prato.png” is in the trash');
      // The staff still see it in the trash, and nobody else does.
      const path = `/media/file/${filename}`;
      expect((await office.send('GET', path)).status).toBe(200);
      expect((await cms.control.rest(path, { method: 'GET' })).status).toBe(403);

      expect(await changesOf(() => office.restore('media', id, {}))).toEqual([change]);
      expect([await served(filename), await served(`${filename}-560.webp`)]).toEqual([200, 200]);
      expect(await pictures()).toEqual([{ filename }]);

      await office.trash(`/media/${id}`);
      expect((await office.send('DELETE', `/media/${id}?trash=true`)).status).toBe(200);
      expect((await office.send('GET', path)).status).not.toBe(200);
      expect(await office.idsOf('/media?limit=100&trash=true')).not.toContain(id);
      expect(await pictures()).toEqual([]);
    });
  });
}
