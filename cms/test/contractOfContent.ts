import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readFolder } from '../content/readTown';
import { isRecord } from '../src/lib/isRecord';
import { exportTown } from '../transfer/exportTown';
import { importTown } from '../transfer/importTown';
import type { ImportState, Report } from '../transfer/Report';
import { RestStore } from '../transfer/RestStore';
import { answersOf } from './answersOf';
import type { TestCms } from './cms';

/** Milliseconds for an import or an export of the small town on a busy machine. */
const timeoutMs = 120_000;

/** The login of the account that `control.staff` creates. */
const login = { email: 'administrator@example.org', password: 'a-password-of-the-staff' };

async function storeOf(cms: TestCms): Promise<RestStore> {
  await cms.control.staff('administrator');
  const store = new RestStore(cms.url);
  expect(await store.logIn(login)).toBe('administrator');
  return store;
}

/** The files of a folder by their path, also those in its folders. */
function filesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'latin1')]));
}

const statesOf = ({ lines }: Report): ImportState[] => [
  ...new Set(lines.map(({ state }) => state)),
];

/** The state of everything that a write would change: all versions, and the public revision of all parts. */
async function countsOf(cms: TestCms): Promise<unknown> {
  const tables = ['pages', 'accommodations', 'services', 'events', 'universities', 'news', 'poi'];
  const versions = tables
    .map((table) => `SELECT count(*) AS n FROM _${table}_v`)
    .join(' UNION ALL ');
  return [
    await cms.control.sql(versions),
    await cms.control.sql(
      `SELECT key, data FROM payload_kv WHERE key LIKE 'revision/%' ORDER BY key`,
    ),
    await cms.control.sql(
      ['media', 'redirects', 'former_addresses']
        .map((table) => `SELECT count(*) AS n, max(updated_at) AS last FROM ${table}`)
        .join(' UNION ALL '),
    ),
  ];
}

const richText = (...children: object[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children,
      },
    ],
  },
});
const words = (text: string, format = 0) => ({
  type: 'text',
  version: 1,
  text,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
});

/** Publishes a service as an editor may write it in the admin, with everything that the seed does not use. */
async function publishUnusualService(store: RestStore): Promise<void> {
  const [fountain] = await store.findAll('poi');
  const sheet = (await store.findAll('media')).find(({ key }) => key === 'sheet.it');
  const link = (relationTo: string, value: unknown) => ({
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [words('qui', 1)],
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: true },
  });
  const { id } = await store.create('services', 'it', {
    _status: 'published',
    title: 'Uno: "strano" # servizio',
    slug: 'servizio-vecchio',
    excerpt: 'Due righe:\nla seconda',
    serviceType: 'desk',
    expiryDate: '2031-03-31T21:59:59.999Z',
    address: { address: 'Solo una via' },
    contactLinks: [
      { kind: 'instagram', label: '@studium', href: 'https://instagram.example.org' },
      { kind: 'other', href: 'https://other.example.org' },
    ],
    seo: {
      title: 'Titolo',
      keywords: [{ keyword: 'mensa', rating: 'good' }, { keyword: 'cibo' }],
      canonical: 'https://example.org/a',
      noIndex: true,
    },
    contentManager: [
      { blockType: 'titleContent', plainTitle: 'Terzo', headingLevel: 'h3' },
      {
        blockType: 'textContent',
        textContent: richText(
          words('Un '),
          words('testo ', 1),
          words('misto', 3),
          words('  e\u00a0un link '),
          link('poi', fountain?.id),
        ),
      },
      {
        blockType: 'links',
        links: [
          {
            fieldLink: {
              kind: 'element',
              element: { relationTo: 'media', value: sheet?.id },
              title: 'Da stampare',
              newWindow: true,
            },
          },
          { fieldLink: { kind: 'url', url: 'tel:+39 0123', text: 'Telefona' } },
        ],
      },
      { blockType: 'spacer' },
      { blockType: 'buttons', buttons: [] },
    ],
  });
  const data = { _status: 'published', slug: 'servizio-strano' };
  await store.update('services', id, { site: 'it', data });
}

/** Publishes a course with everything that its dates can have. */
async function publishCourse(store: RestStore): Promise<void> {
  const noon = (day: string) => `2031-${day}T11:00:00.000Z`;
  await store.create('events', 'it', {
    _status: 'published',
    title: 'Corso di prova',
    eventType: 'workshop',
    eventStartDate: '2031-01-13T17:00:00.000Z',
    eventEndDate: '2031-01-13T18:30:00.000Z',
    repeats: {
      until: noon('03-27'),
      weekdays: ['MO', 'TH'],
      everyWeeks: '2',
      pauses: [{ from: noon('02-10'), to: noon('02-13') }, { from: noon('02-27') }],
    },
    otherDates: [
      { replaces: noon('01-16'), start: '2031-01-17T17:00:00.000Z', address: { address: 'Qui 1' } },
      { replaces: noon('01-27'), cancelled: true },
      { start: '2031-03-01T09:00:00.000Z', end: '2031-03-01T22:59:59.999Z' },
    ],
  });
}

/** Creates redirects to another site, to an entry in English, and to one that is not public. */
async function createRedirects(store: RestStore): Promise<void> {
  const [fountain] = await store.findAll('poi');
  const draft = (await store.findAll('accommodations')).find(({ key }) => key === 'five');
  const leadingTo = (relationTo: string, value: unknown) => ({
    kind: 'entry',
    entry: { relationTo, value },
    site: 'en',
  });
  for (const redirect of [
    { from: '/vecchia.html', kind: 'address', target: 'https://example.org/nuova' },
    { from: '/list.php?id=1', ...leadingTo('poi', fountain?.id) },
    { from: '/draft.html', ...leadingTo('accommodations', draft?.id) },
  ])
    await store.create('redirects', 'it', redirect);
}

/** Where visitors arrive from the addresses that redirect. */
async function redirectsOf(cms: TestCms): Promise<unknown> {
  const { data } = await cms.query(`{
    old: redirect(address: "/vecchia.html")
    list: redirect(address: "/list.php?id=1")
    seeded: redirect(address: "/seeded.html")
    university: entry(section: ["universities"], site: ["it"], slug: ["studio-generale"]) { slug }
    former: entry(section: ["services"], site: ["it"], uri: ["servizi/servizio-vecchio"]) { slug }
  }`);
  const pathOf = (url: unknown) => (typeof url === 'string' ? new URL(url).pathname : url);
  return { ...data, list: pathOf(data?.list), seeded: pathOf(data?.seeded) };
}

interface Options {
  /** Starts a cms with an empty database. */
  startEmpty: () => Promise<TestCms>;
  /** Whether refusals are tested too. The code of imports decides them, so one database is enough. */
  withRefusals: boolean;
}

/** Tests the export of content to a folder and its import, on any database. */
export function testContent(cms: TestCms, { startEmpty, withRefusals }: Options): void {
  let folder: string;
  let store: RestStore;
  let copy: TestCms;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'studium-export-'));
    store = await storeOf(cms);
    await publishUnusualService(store);
    await publishCourse(store);
    await createRedirects(store);
    copy = await startEmpty();
  }, timeoutMs);
  afterAll(async () => {
    await copy.stop();
    rmSync(folder, { recursive: true });
  });

  test(
    'an export is a town without problems, and names what it leaves out',
    async () => {
      const { omissions, written } = await exportTown(store, folder);
      expect(written).toBeGreaterThan(40);
      expect(omissions).toEqual([
        'content/accommodations/five: it is not published',
        'content/redirects.yml: the redirect from /draft.html, which leads to nothing public',
      ]);
      const { redirects, services } = readFolder(folder);
      expect(redirects).toEqual([
        {
          from: '/list.php?id=1',
          to: { entry: { section: 'poi', key: 'fountain' }, site: 'en' },
          line: 1,
        },
        {
          from: '/seeded.html',
          to: { entry: { section: 'poi', key: 'fountain' }, site: 'it' },
          line: 4,
        },
        { from: '/vecchia.html', to: { url: 'https://example.org/nuova' }, line: 7 },
      ]);
      expect(services['servizio-vecchio']?.formerSlugs).toEqual({
        it: ['servizio-vecchio'],
        en: [],
      });
      expect(readFolder(folder).events['corso-di-prova']).toMatchObject({
        repeats: { until: '2031-03-27', weekdays: ['mon', 'thu'], everyWeeks: 2 },
        otherDates: [{ replaces: '2031-01-16' }, { cancelled: true }, { ends: '2031-03-01' }],
      });
      expect(readFolder(folder).events.concert?.starts).toMatch(/T21:00\+0[12]:00$/);
    },
    timeoutMs,
  );

  test(
    'an export and an import give the same answers of the contract, and the same folder again',
    async () => {
      const target = await storeOf(copy);
      const report = await importTown(target, readFolder(folder), { root: folder });
      expect(report.lines.filter(({ state }) => state === 'refused')).toEqual([]);
      expect(await answersOf(copy)).toBe(await answersOf(cms));
      expect(await redirectsOf(copy)).toEqual({
        old: 'https://example.org/nuova',
        list: '/en/places/fountain-en',
        former: { slug: 'servizio-strano' },
        seeded: '/luoghi/fountain-it',
        university: { slug: 'university-it' },
      });
      expect(await redirectsOf(cms)).toEqual(await redirectsOf(copy));

      const again = mkdtempSync(path.join(os.tmpdir(), 'studium-export-'));
      expect((await exportTown(target, again)).omissions).toEqual([]);
      expect(filesIn(again)).toEqual(filesIn(folder));
      rmSync(again, { recursive: true });
    },
    timeoutMs,
  );

  test(
    'an export changes nothing in the cms that it is from',
    async () => {
      const report = await importTown(store, readFolder(folder), { root: folder, dryRun: true });
      expect(report.lines.filter(({ state }) => state === 'changed')).toEqual([]);
    },
    timeoutMs,
  );

  test(
    'a second import changes nothing',
    async () => {
      const before = await countsOf(copy);
      const report = await importTown(await storeOf(copy), readFolder(folder), { root: folder });
      expect(statesOf(report)).toEqual(['equal']);
      expect(await countsOf(copy)).toEqual(before);
    },
    timeoutMs,
  );

  test(
    'relative dates count only for new entries',
    async () => {
      const town = readFolder(folder);
      for (const event of Object.values(town.events))
        event.starts = { week: 40, day: 'mon', at: '10:00' };
      for (const accommodation of Object.values(town.accommodations)) {
        accommodation.verifiedDaysAgo = 3;
        delete accommodation.verifiedOn;
        delete accommodation.postDate;
      }
      const before = await countsOf(copy);
      const report = await importTown(await storeOf(copy), town);
      expect(statesOf(report)).toEqual(['equal']);
      expect(await countsOf(copy)).toEqual(before);
    },
    timeoutMs,
  );

  test(
    'the folder shows exactly what an editor has changed, and an import applies exactly that',
    async () => {
      const [before, edited] = [
        filesIn(folder),
        mkdtempSync(path.join(os.tmpdir(), 'studium-export-')),
      ];
      cpSync(folder, edited, { recursive: true });
      const bus = (await store.findAll('news')).find(({ key }) => key === 'bus');
      const data = {
        _status: 'published',
        title: 'Un altro titolo',
        slug: 'altro-indirizzo',
        contentManager: [{ blockType: 'titleContent', plainTitle: 'Un blocco' }],
      };
      await store.update('news', Number(bus?.id), { site: 'it', data });
      await exportTown(store, edited);

      const after = filesIn(edited);
      const changed = [...after].filter(([name, text]) => before.get(name) !== text);
      expect(changed.map(([name]) => name)).toEqual(['content/news/bus.it.md']);
      expect([...before.keys()]).toEqual([...after.keys()]);
      const [linesBefore = [], linesAfter = []] = [before, after].map((files) =>
        files.get('content/news/bus.it.md')?.split('\n'),
      );
      expect(linesAfter.filter((line) => !linesBefore.includes(line))).toEqual([
        'title: Un altro titolo',
        'slug: altro-indirizzo',
        'formerSlugs: [bus-it]',
        '::title[Un blocco]',
      ]);

      const target = await storeOf(copy);
      const report = await importTown(target, readFolder(edited), { root: edited });
      expect(report.lines.filter(({ state }) => state !== 'equal')).toEqual([
        { state: 'changed', name: 'content/news/bus', detail: 'title.it, slug.it, blocks.it' },
      ]);
      expect(await answersOf(copy)).toBe(await answersOf(cms));
      rmSync(edited, { recursive: true });
    },
    timeoutMs,
  );

  if (!withRefusals) return;

  test(
    'a refusal names the file, the line and the field, and the import goes on',
    async () => {
      const town = readFolder(folder);
      const { rents } = town.news;
      if (rents) rents.slug.it = 'servizio-gia-usato';
      const canteen = town.services.canteen;
      if (canteen) canteen.slug.it = 'servizio-strano';
      const report = await importTown(await storeOf(copy), town, { root: folder });
      const states = Object.fromEntries(report.lines.map((line) => [line.name, line]));
      expect(states['content/services/canteen']).toMatchObject({
        state: 'refused',
        detail:
          'content/services/canteen.it.md, line 3: slug: This address is already used by other content in this language.',
      });
      expect(states['content/news/rents']).toMatchObject({ state: 'changed', detail: 'slug.it' });
    },
    timeoutMs,
  );

  test(
    'a refused redirect is named with its file and line, and those that only the cms has stay',
    async () => {
      const town = readFolder(folder);
      const [list] = town.redirects;
      town.redirects = [
        { from: '/alloggi', to: { url: '/b' }, line: 7 },
        ...(list ? [{ ...list, to: { url: '/notizie' } }] : []),
        { from: '/b.html', to: { url: '/list.php?id=1' }, line: 9 },
      ];
      const { lines } = await importTown(await storeOf(copy), town);
      expect(lines.filter(({ name }) => name.startsWith('content/redirects.yml'))).toEqual([
        { state: 'changed', name: 'content/redirects.yml, /list.php?id=1', detail: 'to' },
        {
          state: 'refused',
          name: 'content/redirects.yml, /alloggi',
          detail:
            'content/redirects.yml, line 7: from: This address belongs to a fixed page or a file of the site.',
        },
        {
          state: 'refused',
          name: 'content/redirects.yml, /b.html',
          detail:
            'content/redirects.yml, line 9: to: This address is redirected too: enter the one that it leads to.',
        },
        { state: 'only in the cms', name: 'content/redirects.yml, /seeded.html' },
        { state: 'only in the cms', name: 'content/redirects.yml, /vecchia.html' },
      ]);
    },
    timeoutMs,
  );

  test(
    'entries that the folder does not have stay, or go to the trash if the import says so',
    async () => {
      const town = readFolder(folder);
      delete town.poi.fountain;
      for (const service of Object.values(town.services)) service.blocks.it = [];
      const target = await storeOf(copy);
      const token = await copy.control.staff('administrator');
      await copy.control.rest('/news?draft=true&locale=it', {
        method: 'POST',
        ...(token && { token }),
        body: { title: 'Una bozza nuova', _status: 'draft' },
      });
      const name = 'content/news/una-bozza-nuova';
      const stays = await importTown(target, town, {});
      expect(stays.lines).toContainEqual({
        state: 'only in the cms',
        name: 'content/places/fountain',
      });
      const removed = await importTown(target, town, { remove: true });
      expect(removed.lines).toContainEqual({ state: 'deleted', name: 'content/places/fountain' });
      const [place] = await target.findAll('poi');
      expect(place?.deletedAt).not.toBeNull();
      expect(removed.lines).toContainEqual({ state: 'only in the cms', name });
    },
    timeoutMs,
  );

  test(
    'a file in the trash is reported, also by a dry run, and what shows it is imported',
    async () => {
      const target = await storeOf(copy);
      const town = readFolder(folder);
      const [key = ''] = Object.keys(town.pictures);
      const file = (await target.findAll('media')).find((one) => one.key === key);
      const data = { deletedAt: new Date().toISOString() };
      await target.update('media', Number(file?.id), { site: 'it', data });
      const { bus } = town.news;
      if (bus) Object.assign(bus, { image: key });
      const line = {
        state: 'refused',
        name: `pictures/${key}`,
        detail: 'it is in the trash of the cms; restore it there',
      };
      for (const dryRun of [true, false]) {
        const { lines } = await importTown(target, town, { dryRun });
        expect(lines).toContainEqual(line);
        const found = lines.find(({ name }) => name === 'content/news/bus');
        expect(found?.state).toBe('changed');
        expect(found?.detail).toContain('image');
      }
    },
    timeoutMs,
  );

  test(
    'unpublished changes of an editor are not overwritten',
    async () => {
      const target = await storeOf(copy);
      const token = await copy.control.staff('administrator');
      const [university] = await target.findAll('universities');
      await copy.control.rest(`/universities/${String(university?.id)}?draft=true&locale=it`, {
        method: 'PATCH',
        ...(token && { token }),
        body: { title: 'Una bozza', _status: 'draft' },
      });
      const town = readFolder(folder);
      const { university: own } = town.universities;
      if (own) own.subtitle.it = 'Dal 1400';
      const report = await importTown(target, town, {});
      const line = report.lines.find(({ name }) => name === 'content/universities/university');
      expect(line).toMatchObject({ state: 'refused' });
      expect(line?.detail).toContain('changes of it that are not published');
    },
    timeoutMs,
  );

  test(
    'an editor with one area changes only that area',
    async () => {
      const target = new RestStore(copy.url);
      const admin = await copy.control.staff('administrator');
      const editor = { email: 'news@example.org', password: 'quattro gatti sul tetto viola' };
      await copy.control.rest('/users', {
        method: 'POST',
        ...(admin && { token: admin }),
        body: { ...editor, role: 'editor', areas: ['news'] },
      });
      expect(await target.logIn(editor)).toBe('editor');
      const town = readFolder(folder);
      for (const entry of [town.news.rents, town.services.canteen])
        if (entry) {
          entry.title.it = `${entry.title.it} nuovo`;
          entry.formerSlugs = { it: ['un-tempo'], en: [] };
        }
      town.redirects.push({ from: '/mensa.html', to: { url: '/servizi' }, line: 1 });
      const { lines } = await importTown(target, town, {});
      const stateOf = (name: string) => lines.find((line) => line.name === name)?.state;
      expect(stateOf('content/news/rents')).toBe('changed');
      expect(stateOf('content/services/canteen')).toBe('refused');
      expect(stateOf('content/news/rents, former address un-tempo (it)')).toBe('created');
      expect(stateOf('content/services/canteen, former address un-tempo (it)')).toBe('refused');
      expect(stateOf('content/redirects.yml, /mensa.html')).toBe('refused');
    },
    timeoutMs,
  );

  test('a wrong password is refused without a word of it', async () => {
    const attempt = new RestStore(cms.url).logIn({ ...login, password: 'not-the-password' });
    await expect(attempt).rejects.toThrow('The cms refuses the login');
    await attempt.catch((error: unknown) =>
      expect(isRecord(error) ? error.message : '').not.toContain('not-the-password'),
    );
  });
}
