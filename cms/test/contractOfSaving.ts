import { z } from 'zod';
import type { TestCms } from './cms';
import type { StaffClient } from './StaffClient';
import { StaffOffice } from './StaffOffice';

const saved = z.object({ doc: z.object({ id: z.number(), updatedAt: z.string() }) });
const presence = z.object({
  others: z.array(z.object({ name: z.string(), isOwn: z.boolean() })),
  updatedAt: z.string(),
  savedBy: z.string(),
});
const versions = z.object({
  totalDocs: z.number(),
  docs: z.array(z.object({ id: z.number() })),
});
const stored = z.object({
  title: z.string(),
  titleSort: z.string(),
  uid: z.string(),
  key: z.string(),
  createdAt: z.string(),
  _status: z.string(),
});

const places = z.array(z.object({ path: z.string() }));
const refusal = z.object({ errors: z.array(z.object({ data: z.object({ errors: places }) })) });
const panel = z.object({
  warnings: z.array(
    z.object({
      text: z.string(),
      field: z.string().optional(),
      isRequired: z.boolean().optional(),
    }),
  ),
});

const entry = z.looseObject({
  id: z.number(),
  contactLinks: z.array(z.looseObject({ id: z.string(), label: z.string().nullish() })),
  seo: z.looseObject({ keywords: z.array(z.looseObject({ id: z.string() })).nullish() }),
});
const written = z.object({ doc: entry });

/** Tests that no save of the admin can overwrite another one, on any database. */
export function testSaving(cms: TestCms): void {
  let office: StaffOffice;
  let mara: StaffClient;
  let nora: StaffClient;
  let author: StaffClient;

  /** Saves a draft as the form of the admin does. */
  const save = (person: StaffClient, id: number, data: object) =>
    person.send('PATCH', `/news/${id}?autosave=true&draft=true&locale=it`, data);

  async function draft(title: string) {
    const answer = await mara.send('POST', '/news?draft=true&locale=it', { title });
    expect(answer.status).toBe(201);
    return saved.parse(answer.body).doc;
  }

  beforeAll(async () => {
    office = await StaffOffice.open(cms);
    [mara, nora] = [await office.member('Mara'), await office.member('Nora')];
    author = await office.member('Aldo', 'author');
    for (const person of [mara, nora, author]) expect((await person.logIn()).status).toBe(200);
  }, 90_000);

  test('an entry with a draft goes back to what is published, as Payload’s button does', async () => {
    const { id } = await draft('Cinema d’estate');
    const path = `/news/${id}?locale=it&fallback-locale=null&depth=0`;
    const published = { slug: 'cinema-d-estate', _status: 'published' };
    expect((await mara.send('PATCH', path, published)).status).toBe(200);
    expect((await save(nora, id, { title: 'Cinema d’inverno' })).status).toBe(200);
    const { body } = await mara.send('GET', path);
    expect(body).toMatchObject({ title: 'Cinema d’estate' });
    expect((await mara.send('PATCH', path, body)).status).toBe(200);
    const newest = await mara.send('GET', `/news/${id}?locale=it&draft=true`);
    expect(newest.body).toMatchObject({ title: 'Cinema d’estate', _status: 'published' });
  });

  test('a save that began from an older state is refused, and overwrites nothing', async () => {
    const { id, updatedAt } = await draft('Festa');
    const first = await save(mara, id, { title: 'Sagra', updatedAt });
    expect(first.status).toBe(200);
    const second = await save(nora, id, { title: 'Fiera', updatedAt });
    expect(second).toMatchObject({
      status: 409,
      error: expect.stringContaining('Niente è stato sovrascritto') as unknown,
    });
    const next = { title: 'Fiera', updatedAt: saved.parse(first.body).doc.updatedAt };
    expect((await save(nora, id, next)).status).toBe(200);
    // A script that does not say what it has read writes as ever.
    expect((await save(mara, id, { title: 'Palio' })).status).toBe(200);
  });

  test('of two saves at the same moment one is refused', async () => {
    const { id, updatedAt } = await draft('Mercato');
    const answers = await Promise.all(
      [mara, nora, mara, nora].map((person, n) =>
        save(person, id, { title: `Mercato ${n}`, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('the same holds for a publication', async () => {
    const { id, updatedAt } = await draft('Corso');
    expect((await save(mara, id, { title: 'Corso di vela', updatedAt })).status).toBe(200);
    const publication = { title: 'Corso', _status: 'published', updatedAt };
    expect((await nora.send('PATCH', `/news/${id}?locale=it`, publication)).status).toBe(409);
  });

  test.each(['socials', 'mainMenu'])('the same holds for %s, which say when', async (slug) => {
    const path = `/globals/${slug}?locale=it`;
    const write = (person: StaffClient, data: object) => person.send('POST', path, data);
    const { body } = await mara.send('GET', path);
    const { updatedAt: first, ...content } = body;
    expect((await write(mara, content)).status).toBe(200);
    const { updatedAt } = (await mara.send('GET', path)).body;
    expect(updatedAt).not.toBe(first);
    const second = await write(mara, { ...content, updatedAt });
    expect(second.body).toMatchObject({
      result: { updatedAt: (await mara.send('GET', path)).body.updatedAt },
    });
    expect((await write(nora, { ...content, updatedAt })).status).toBe(409);
  });

  test.each([
    [
      'events',
      {
        title: 'Mostra',
        eventStartDate: '2027-03-08T09:00:00.000Z',
        eventEndDate: '2027-03-07T09:00:00.000Z',
        otherDates: [{ replaces: '2027-05-05T10:00:00.000Z', start: '2027-05-06T10:00:00.000Z' }],
        contactLinks: [{ kind: 'website', label: 'Sito' }],
        contentManager: [{ blockType: 'image' }],
      },
      ['eventEndDate', 'otherDates.0.replaces', 'contactLinks.0.href', 'contentManager.0.image'],
    ],
    ['accommodations', { title: 'Stanza', ownerEmail: 'anna at example' }, ['ownerEmail']],
  ])('the panel of a draft of %s names all that its publication is refused for', async (...row) => {
    const [section, data, expected] = row;
    const created = await mara.send('POST', `/${section}?draft=true&locale=it`, data);
    const { id } = saved.parse(created.body).doc;
    const { body } = await mara.send('GET', `/warnings/${section}/${id}`);
    const required = panel.parse(body).warnings.filter(({ isRequired }) => isRequired);
    expect(required.map(({ text }) => text)).not.toContain(expect.stringMatching(/undefined|\{\{/));
    const publication = { ...data, _status: 'published' };
    const refused = await mara.send('PATCH', `/${section}/${id}?locale=it`, publication);
    expect(refused.status).toBe(400);
    const paths = refusal
      .parse(refused.body)
      .errors.flatMap((one) => one.data.errors.map(({ path }) => path));
    expect(required.map(({ field }) => field).sort()).toEqual(paths.sort());
    expect(paths).toEqual(expect.arrayContaining(expected));
  });

  test('the address of an owner is read as mail programs write it', async () => {
    const home = { title: 'Bilocale', ownerEmail: 'Anna Rossi <Anna@Example.org>' };
    const created = await mara.send('POST', '/accommodations?draft=true&locale=it', home);
    expect(created.body).toMatchObject({ doc: { ownerEmail: 'anna@example.org' } });
  });

  test('the staff sees who else has a document open, until the form is closed', async () => {
    const { id } = await draft('Concerto');
    const document = `news/${id}`;
    const beat = (person: StaffClient, tab: string, isLeaving = false) =>
      person.send('POST', '/open-forms', { tab, document, isLeaving });
    expect(presence.parse((await beat(mara, 'tab-of-mara')).body).others).toEqual([]);
    expect(presence.parse((await beat(nora, 'tab-of-nora')).body)).toMatchObject({
      others: [{ name: 'Mara', isOwn: false }],
      savedBy: 'Mara',
    });
    expect((await save(mara, id, { title: 'Concerto grande' })).status).toBe(200);
    expect(presence.parse((await beat(mara, 'tab-of-mara')).body).others).toHaveLength(1);
    await beat(mara, 'tab-of-mara', true);
    expect(presence.parse((await beat(nora, 'tab-of-nora')).body).others).toEqual([]);
    expect((await beat(nora, 'x')).status).toBe(400);
    await nora.send('POST', '/users/logout');
    expect((await beat(nora, 'tab-of-nora')).status).toBe(403);
    expect((await nora.logIn()).status).toBe(200);
  });

  test('an hour of writing leaves a few versions, and each person their own', async () => {
    const { id } = await draft('Racconto');
    for (let n = 0; n < 6; n += 1) await save(mara, id, { title: `Racconto ${n}` });
    await save(nora, id, { title: 'Racconto di Nora' });
    const { body } = await mara.send('GET', `/news/versions?where[parent][equals]=${id}&limit=20`);
    // The first one, the last one of Mara and that of Nora.
    expect(versions.parse(body).totalDocs).toBe(3);
  });

  test('a restored version is a draft with all that the program has stored, and can be published', async () => {
    const path = '/news?locale=it';
    const entry = { title: 'Regata', excerpt: 'Una gara', _status: 'published' };
    const { id } = saved.parse((await mara.send('POST', path, entry)).body).doc;
    const change = { title: 'Regata grande', _status: 'published' };
    expect((await nora.send('PATCH', `/news/${id}?locale=it`, change)).status).toBe(200);
    const readDraft = async () =>
      stored.parse((await mara.send('GET', `/news/${id}?draft=true&locale=it`)).body);
    const before = await readDraft();

    const list = await mara.send('GET', `/news/versions?where[parent][equals]=${id}`);
    const oldest = versions.parse(list.body).docs.at(-1)?.id ?? 0;
    expect((await nora.send('POST', `/news/versions/${oldest}?draft=false`)).status).toBe(200);
    const restored = { ...before, title: 'Regata', titleSort: 'regata', _status: 'draft' };
    expect(await readDraft()).toEqual(restored);
    const publication = { _status: 'published' };
    expect((await nora.send('PATCH', `/news/${id}?locale=it`, publication)).status).toBe(200);
    expect(await readDraft()).toEqual({ ...restored, ...publication });
  });

  test('rows with ids of another entry, or of each other, are published as new rows', async () => {
    const link = { kind: 'phone', label: 'Chiama', href: 'tel:+39071123456' };
    const publish = async (title: string, rows: object[]) => {
      const data = { title, contactLinks: rows, seo: { keywords: [{ keyword: title }] } };
      const answer = await mara.send('POST', '/universities?locale=it', {
        ...data,
        _status: 'published',
      });
      return written.parse(answer.body).doc;
    };
    const [theirs, ours] = [await publish('Molo', [link]), await publish('Faro', [link, link])];
    const [own] = ours.contactLinks;
    const [other] = theirs.contactLinks;
    const write = (person: StaffClient, id: number, query: string, data: object) =>
      person.send('PATCH', `/universities/${id}?${query}`, data);
    const rowsInEnglish = ours.contactLinks.map((row) => ({ ...row, label: 'Call' }));
    const english = { title: 'Lighthouse', contactLinks: rowsInEnglish };
    expect((await write(mara, ours.id, 'locale=en', english)).status).toBe(200);
    const hers = {
      contactLinks: [
        { ...link, id: other?.id },
        own,
        { ...link, id: 'x\r\ny' },
        { ...link, id: {} },
      ],
      seo: { keywords: theirs.seo.keywords },
    };
    expect((await write(author, ours.id, 'draft=true&locale=it', hers)).status).toBe(200);
    const publication = { _status: 'published' };
    expect(await write(mara, ours.id, 'locale=it', publication)).toMatchObject({ status: 200 });

    const read = async (id: number, locale: string) =>
      entry.parse((await mara.send('GET', `/universities/${id}?locale=${locale}`)).body);
    expect(await read(theirs.id, 'it')).toMatchObject(theirs);
    const { contactLinks: rows } = await read(ours.id, 'it');
    expect(rows.map(({ label }) => label)).toEqual(Array(4).fill('Chiama'));
    expect(rows.every(({ id }) => /^[0-9a-f]{24}$/.test(id) && id !== other?.id)).toBe(true);
    expect(rows[1]?.id).toBe(own?.id);
    const inEnglish = (await read(ours.id, 'en')).contactLinks;
    expect(inEnglish.map(({ label }) => label ?? null)).toEqual([null, 'Call', null, null]);
  });

  test.each([
    ['a long title', { title: 'a-'.repeat(500_000) }, 'title', 'Al massimo 200 caratteri.'],
    ['a text that is an object', { title: { it: 'x' } }, 'title', 'Questo valore non è valido.'],
    [
      'many rows',
      { seo: { keywords: Array(101).fill({ keyword: 'x' }) } },
      'seo.keywords',
      'Al massimo 100',
    ],
    [
      'many blocks',
      { contentManager: Array(101).fill({ blockType: 'text' }) },
      'contentManager',
      'Al massimo 100',
    ],
    ['no file', { image: 'x' }, 'image', 'non è valid'],
    ['no day', { expiryDate: 'domani' }, 'expiryDate', 'domani'],
  ])('a draft with %s is refused at the field', async (_, data, path, message) => {
    const answer = await author.send('POST', '/news?draft=true&locale=it', {
      title: 'Bozza',
      ...data,
    });
    expect(answer).toMatchObject({
      status: 400,
      error: expect.stringContaining(message) as unknown,
      body: { errors: [{ data: { errors: [{ path }] } }] },
    });
  });

  test('a draft may lack what is required', async () => {
    const answer = await author.send('POST', '/accommodations?draft=true&locale=it', {});
    expect(answer.status).toBe(201);
  });
}
