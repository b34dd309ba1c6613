import { z } from 'zod';
import type { TestCms } from './cms';
import { StaffClient } from './StaffClient';

const lists = z.array(
  z.object({
    name: z.string(),
    total: z.number(),
    rows: z.array(z.object({ title: z.string(), href: z.string(), detail: z.string() })),
    all: z.array(z.object({ label: z.string(), href: z.string() })),
  }),
);
const created = z.object({ doc: z.object({ id: z.number() }) });

/** Matches a text that contains another. */
const containing = (text: string): unknown => expect.stringContaining(text);

/** Resolves when a condition holds; after 20 seconds the next assertion reports the failure. */
async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await holds()) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Tests the lists on the first page of the admin, on any database. */
export function testDesk(cms: TestCms): void {
  let administrator: StaffClient;
  const people = new Map<string, StaffClient>();

  async function member(name: string, role: string, areas: string[] = []): Promise<void> {
    const person = new StaffClient(cms.rest, name.toLowerCase());
    const { email, password } = person;
    const data = { email, password, role, areas, name };
    expect((await administrator.send('POST', '/users', data)).status).toBe(201);
    expect((await person.logIn()).status).toBe(200);
    people.set(name, person);
  }
  const personOf = (name: string): StaffClient => people.get(name) ?? administrator;
  const desk = async (name: string, now = '') =>
    lists.parse(await cms.control.edit('desk', personOf(name).email, now));
  const list = async (name: string, listName: string, now?: string) =>
    (await desk(name, now)).find((one) => one.name === listName);
  const titles = async (name: string, listName: string): Promise<string[]> =>
    (await list(name, listName))?.rows.map(({ title }) => title) ?? [];
  const draft = async (name: string, title: string, more: object = {}): Promise<number> => {
    const path = '/accommodations?draft=true&locale=en';
    const answer = await personOf(name).send('POST', path, { title, _status: 'draft', ...more });
    expect(answer.status).toBe(201);
    return created.parse(answer.body).doc.id;
  };

  beforeAll(async () => {
    administrator = await StaffClient.withRole(cms);
    await member('Ada', 'author');
    await member('Bruno', 'author');
    await member('Carla', 'editor');
    await member('Dario', 'editor', ['news']);
  }, 90_000);

  test('an author sees their own drafts, and no drafts of others', async () => {
    const id = await draft('Ada', 'A room of Ada');
    await draft('Bruno', 'A room of Bruno');
    const mine = await list('Ada', 'mine');
    expect(mine).toMatchObject({
      total: 1,
      rows: [{ title: 'A room of Ada', href: `/admin/collections/accommodations/${id}?locale=en` }],
    });
    expect(await titles('Bruno', 'mine')).toEqual(['A room of Bruno']);
    expect(JSON.stringify(await desk('Ada'))).not.toContain('Bruno');
    expect(await list('Ada', 'review')).toBeUndefined();
  });

  test('an editor sees the drafts of authors with their names, in their own area only', async () => {
    const review = await list('Carla', 'review');
    expect(review?.rows.map(({ title, detail }) => `${title}: ${detail}`).sort()).toEqual([
      expect.stringMatching(/^A room of Ada: Accommodations · By Ada, last changed on /),
      expect.stringMatching(/^A room of Bruno: Accommodations · By Bruno, last changed on /),
    ]);
    expect(review?.all).toEqual([
      { label: 'Accommodations (2)', href: containing('/accommodations?where') },
    ]);
    expect(await titles('administrator', 'review')).toHaveLength(2);
    expect(await list('Dario', 'review')).toBeUndefined();
  });

  test('the link to all drafts of authors opens a list with the same entries', async () => {
    const [link] = (await list('Carla', 'review'))?.all ?? [];
    const query = new URL(link?.href ?? '', 'http://cms').search;
    const answer = await personOf('Carla').send('GET', `/accommodations${query}&draft=true`);
    expect(answer.body.totalDocs).toBe(2);
  });

  test('a request cannot name another person as the author of a change', async () => {
    const carla = await personOf('Carla').send('GET', '/users/me');
    const { id } = z.object({ user: z.object({ id: z.number() }) }).parse(carla.body).user;
    await draft('Bruno', 'In the name of Carla', { updatedBy: id });
    expect(await titles('Carla', 'mine')).toEqual([]);
    expect(await titles('Bruno', 'mine')).toContain('In the name of Carla');
  });

  test('a draft that an editor changes leaves the list of drafts to review', async () => {
    const id = await draft('Ada', 'To correct');
    expect(await titles('Carla', 'review')).toContain('To correct');
    const change = { title: 'Corrected', _status: 'draft' };
    const path = `/accommodations/${id}?draft=true&locale=en`;
    expect((await personOf('Carla').send('PATCH', path, change)).status).toBe(200);
    expect(await titles('Carla', 'review')).not.toContain('Corrected');
    expect(await titles('Carla', 'mine')).toEqual(['Corrected']);
    expect(await titles('Ada', 'mine')).toEqual(['A room of Ada']);
  });

  test('a deleted person is no longer stored as the author of a draft', async () => {
    await member('Elsa', 'author');
    await draft('Elsa', 'A room of Elsa');
    const { id } = z
      .object({ user: z.object({ id: z.number() }) })
      .parse((await personOf('Elsa').send('GET', '/users/me')).body).user;
    expect((await administrator.send('DELETE', `/users/${id}`)).status).toBe(200);
    expect(await titles('Carla', 'review')).not.toContain('A room of Elsa');
    const rows = await cms.control.sql(
      "SELECT version_updated_by_id AS author FROM _accommodations_v JOIN _accommodations_v_locales ON _parent_id = _accommodations_v.id WHERE version_title = 'A room of Elsa'",
    );
    expect(rows).toEqual([{ author: null }]);
  });

  test('a scheduled publication has the time of the town, and a failed one says so', async () => {
    const [first, second] = cms.ids.map(String);
    await cms.control.edit('schedule', first ?? '');
    await cms.control.edit('schedule', second ?? '', 'failed');
    expect((await list('Carla', 'scheduled'))?.rows.map(({ detail }) => detail).sort()).toEqual([
      'Accommodations · Was not published on 1 July 2099 at 10:05: publish it yourself',
      'Accommodations · Will be published on 1 July 2099 at 10:05',
    ]);
    expect(await list('Ada', 'scheduled')).toBeUndefined();
    expect(await list('Dario', 'scheduled')).toBeUndefined();
  });

  test('a failed publication is listed until an editor publishes the entry', async () => {
    const id = String(cms.ids[1]);
    const failed = async () =>
      (await list('Carla', 'scheduled'))?.rows.filter(({ detail }) => detail.includes('Was not'));
    await cms.edit('draft', id);
    expect(await failed()).toHaveLength(1);
    await cms.edit('publish', id);
    expect(await failed()).toEqual([]);
    expect(await list('Carla', 'scheduled')).toMatchObject({ total: 1 });
  });

  test('entries that expire soon, or that nobody verified for long, are listed', async () => {
    const [first, second, third] = cms.ids.map(String);
    const days = (count: number) => String(count * 24 * 60 * 60);
    await cms.edit('expire', first ?? '', days(13));
    await cms.edit('expire', second ?? '', days(15));
    const set = (data: object) =>
      administrator.send('PATCH', `/accommodations/${third}?locale=en`, {
        ...data,
        _status: 'published',
      });
    expect((await set({ verifiedOn: '2020-01-08T12:00:00.000Z' })).status).toBe(200);
    expect((await list('Ada', 'expiring'))?.rows.map(({ href }) => href)).toEqual([
      expect.stringContaining(`/accommodations/${first}?`),
    ]);
    expect((await list('Ada', 'stale'))?.rows).toMatchObject([
      {
        href: containing(`/accommodations/${third}?`),
        detail: 'Accommodations · Last verified on 8 January 2020',
      },
    ]);
    expect(await list('Dario', 'expiring')).toBeUndefined();
    // Nobody needs to verify an advertisement that visitors do not see.
    await cms.edit('expire', third ?? '', days(-1));
    expect(await list('Ada', 'stale')).toBeUndefined();
    expect((await set({ verifiedOn: null, expiryDate: null })).status).toBe(200);
  });

  test('a published entry with an error is listed until it is repaired', async () => {
    const id = String(cms.ids[3]);
    const set = (data: object) =>
      administrator.send('PATCH', `/accommodations/${id}?locale=en`, {
        ...data,
        _status: 'published',
      });
    const listed = async () =>
      (await list('Carla', 'warnings'))?.rows.filter(({ href }) =>
        href.includes(`/accommodations/${id}?`),
      );
    expect((await set({ energyClass: null, energyExemption: null })).status).toBe(200);
    expect(await listed()).toMatchObject([{ detail: containing('The energy class is missing') }]);
    expect((await list('Dario', 'warnings'))?.rows).toEqual([]);
    // What has expired is not shown to visitors.
    expect((await set({ expiryDate: '2020-01-08T12:00:00.000Z' })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await set({ expiryDate: null })).status).toBe(200);
    expect(await listed()).toHaveLength(1);
    expect((await set({ energyExemption: 'noHeating' })).status).toBe(200);
    expect(await listed()).not.toMatchObject([
      { detail: containing('The energy class is missing') },
    ]);
  });

  test('a menu with a link that leads nowhere is listed for those who may change it', async () => {
    const saveMenu = async (nodes: object[]) =>
      expect(
        (await administrator.send('POST', '/globals/topMenu?locale=en', { nodes })).status,
      ).toBe(200);
    const rows = async (name: string) =>
      (await list(name, 'warnings'))?.rows.filter(({ href }) => href.includes('/globals/'));
    expect(await rows('Carla')).toEqual([]);
    const element = { relationTo: 'accommodations', value: cms.ids[4] };
    await saveMenu([{ blockType: 'node', link: { kind: 'element', element } }]);
    expect(await rows('Carla')).toEqual([
      {
        title: 'Top menu',
        href: '/admin/globals/topMenu?locale=en',
        detail: expect.stringMatching(
          /^Menus, footer and shared texts · A link leads to “.+”, which is not published$/,
        ) as string,
      },
    ]);
    expect(await rows('Dario')).toEqual([]);
    await saveMenu([]);
    expect(await rows('Carla')).toEqual([]);
  });

  describe('the accessibility statement', () => {
    const statement = 'https://form.agid.gov.it/view/00000000-0000-4000-8000-000000000000';
    // A day without a deadline.
    const inMay = '2027-05-01T12:00:00Z';
    const rows = async (name: string, now = inMay) =>
      (await list(name, 'accessibility', now))?.rows.map(
        ({ title, detail, href }) => `${title}: ${detail} ${href}`,
      );
    const save = async (path: string, data: object) =>
      expect((await administrator.send('POST', `/globals/${path}`, data)).status).toBe(200);

    test('is missing in each language whose footer does not link to it, for editors of the footer', async () => {
      expect(await rows('Carla')).toEqual([
        'Add the accessibility statement: The footer in Italian has no link to form.agid.gov.it/view/… /admin/globals/footerMenu?locale=it',
        'Add the accessibility statement: The footer in English has no link to form.agid.gov.it/view/… /admin/globals/footer1?locale=en',
      ]);
      expect(await rows('Dario')).toBeUndefined();
      expect(await rows('Ada')).toBeUndefined();
    });

    test('can be linked by a menu in the footer and by a text', async () => {
      const link = { kind: 'url', url: statement, text: 'Dichiarazione' };
      const nodes = [{ blockType: 'node', link }];
      // Only the Italian footer has this menu.
      await save('footerMenu?locale=it', { nodes });
      await save('footerMenu?locale=en', { nodes });
      expect(await rows('Carla')).toEqual([containing('The footer in English')]);
      const text = { type: 'text', version: 1, text: 'Statement', format: 0, mode: 'normal' };
      const block = { version: 1, format: '', indent: 0, direction: 'ltr' };
      const fields = { linkType: 'custom', url: statement, newTab: false };
      const inText = { ...block, type: 'link', version: 3, fields, children: [text] };
      const paragraph = { ...block, type: 'paragraph', children: [inText] };
      const textContent = { root: { ...block, type: 'root', children: [paragraph] } };
      await save('footer3?locale=en', {
        footerContent: [{ blockType: 'textContent', textContent }],
      });
      expect(await rows('Carla')).toBeUndefined();
    });

    test('and the objectives have a reminder from 30 days before their deadline', async () => {
      const form = 'https://form.agid.gov.it/';
      expect(await rows('Carla', '2027-08-23T12:00:00Z')).toBeUndefined();
      // In the town the day begins two hours before UTC.
      expect(await rows('Carla', '2027-08-23T22:30:00Z')).toEqual([
        `Renew the accessibility statement: Due on 23 September 2027, on AgID’s form ${form}`,
      ]);
      expect(await rows('Carla', '2027-09-23T21:30:00Z')).toHaveLength(1);
      expect(await rows('Carla', '2027-09-23T22:30:00Z')).toBeUndefined();
      expect(await rows('Carla', '2027-03-01T12:00:00Z')).toEqual([
        `Publish the accessibility objectives: Due on 31 March 2027, on AgID’s form ${form}`,
      ]);
      expect(await rows('Dario', '2027-03-01T12:00:00Z')).toBeUndefined();
    });
  });

  test('a page is unclear when three visitors say so, and they are a quarter of all', async () => {
    let visitors = 0;
    // Each visitor has a network, because equal opinions of one network count once.
    const send = (clear: boolean, uri: string) =>
      cms.query(
        'mutation ($uri: String!, $clear: Boolean!) { sendFeedback(site: "en", uri: $uri, clear: $clear) }',
        { uri, clear },
        { 'x-forwarded-for': `198.${(visitors += 1)}.0.1` },
      );
    const two = 'accommodations/two-en';
    for (const clear of [false, false]) await send(clear, two);
    expect(await list('Carla', 'unclear')).toBeUndefined();
    await send(false, two);
    await send(true, two);
    expect((await list('Carla', 'unclear'))?.rows).toMatchObject([
      {
        href: `/admin/collections/accommodations/${cms.ids[1]}?locale=en`,
        detail: 'Accommodations · Not clear to 3 of 4 visitors',
      },
    ]);
    expect(await list('Dario', 'unclear')).toBeUndefined();
    for (let n = 0; n < 9; n += 1) await send(true, two);
    expect(await list('Carla', 'unclear')).toBeUndefined();
  });

  describe('searches without a result', () => {
    const search = (words: string) =>
      cms.query(
        `query ($words: String) {
          news: entries(section: ["news"], site: ["it"], search: $words, orderBy: "score") { id }
          pages: entries(section: ["pages"], site: ["it"], search: $words, orderBy: "score") { id }
        }`,
        { words },
      );
    const stored = async () =>
      z
        .array(z.object({ words: z.string(), count: z.coerce.number() }))
        .parse(await cms.control.sql('SELECT words, count FROM missed_searches ORDER BY words'));

    test('each is counted without personal data, and words with results are not', async () => {
      for (const words of ['Skate', 'skatepark', 'Skatepark!', 'SKATEPARK', 'affitti'])
        expect((await search(words)).errors).toBeUndefined();
      await search('anna@example.org');
      await search('333 1234567');
      await waitUntil(async () => (await stored()).length > 0);
      // "skate" is the beginning of "skatepark", as while a visitor types.
      expect(await stored()).toEqual([{ words: 'skatepark', count: 3 }]);
      const [row] = await cms.control.sql('SELECT * FROM missed_searches');
      expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'id', 'site', 'words']);
    });

    test('editors see those that were made three times', async () => {
      expect((await list('Carla', 'missed'))?.rows).toMatchObject([
        { title: 'skatepark', detail: '3 times, in Italian' },
      ]);
      expect(await list('Ada', 'missed')).toBeUndefined();
    });

    test('at most 200 different searches are stored for one day', async () => {
      await cms.control.sql('DELETE FROM missed_searches');
      expect(await cms.control.edit('countSearches', '500')).toBe(200);
    });

    test('they are deleted after 90 days', async () => {
      const inDays = (days: number) => String(Date.now() + days * 24 * 60 * 60 * 1000);
      await cms.control.edit('deleteOldSearches', inDays(89));
      expect(await stored()).toHaveLength(200);
      await cms.control.edit('deleteOldSearches', inDays(92));
      expect(await stored()).toEqual([]);
    });
  });
}
