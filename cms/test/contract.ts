import type { TestCms } from './cms';
import { lifetimeMs, createPreviewToken } from '../src/preview/token';

const slugs = `query ($site: [String], $limit: Int, $offset: Int, $bedrooms: [QueryArgument],
  $includedServices: [QueryArgument], $card: Boolean, $availability: [QueryArgument],
  $orderBy: String, $section: [String] = ["accommodations"], $search: String) {
  entries(section: $section, site: $site, limit: $limit, offset: $offset, bedrooms: $bedrooms,
    includedServices: $includedServices, studentCardReserved: $card,
    availabilityStatus: $availability, orderBy: $orderBy, search: $search) { slug }
  total: entryCount(section: $section, site: $site, bedrooms: $bedrooms,
    includedServices: $includedServices, studentCardReserved: $card,
    availabilityStatus: $availability, search: $search)
}`;

/** Tests the contract, on any database. */
export function testContract(cms: TestCms): void {
  async function list(variables: Record<string, unknown>, headers: Record<string, string> = {}) {
    const { data, errors } = await cms.query(slugs, variables, headers);
    expect(errors).toBeUndefined();
    const { entries, total } = data as { entries: { slug: string }[]; total: number };
    return { slugs: entries.map(({ slug }) => slug).join(' '), total };
  }

  describe('lists', () => {
    test('published entries are sorted newest first, in the language of the site', async () => {
      expect(await list({})).toEqual({ slugs: 'one-it two-it three-it four-it', total: 4 });
      expect(await list({ site: ['en'] })).toEqual({
        slugs: 'one-en two-en three-en four-en',
        total: 4,
      });
    });

    test('any offset is exact and does not affect the count', async () => {
      const page = { limit: 2, orderBy: 'priceMin ASC' };
      expect(await list({ ...page, offset: 0 })).toEqual({ slugs: 'one-it two-it', total: 4 });
      expect(await list({ ...page, offset: 1 })).toEqual({ slugs: 'two-it three-it', total: 4 });
      expect(await list({ ...page, offset: 3 })).toEqual({ slugs: 'four-it', total: 4 });
      expect(await list({ ...page, offset: 4 })).toEqual({ slugs: '', total: 4 });
      expect(await list({ ...page, offset: 40 })).toEqual({ slugs: '', total: 4 });
    });

    test.each([
      [{ bedrooms: ['>= 3'] }, 'three-it four-it'],
      [{ bedrooms: [1] }, 'one-it'],
      [{ bedrooms: ['and', '> 1', '< 4'] }, 'two-it three-it'],
      [{ bedrooms: ['nonsense'] }, ''],
      [{ includedServices: ['gas'] }, 'three-it four-it'],
      [{ includedServices: ['wifi', 'gas'] }, 'one-it two-it three-it four-it'],
      [{ includedServices: ['sauna'] }, ''],
      [{ card: true }, 'one-it'],
      [{ card: false }, 'two-it three-it four-it'],
      [{ availability: ['busy'] }, 'four-it'],
      [{ availability: [':empty:'] }, 'one-it two-it three-it'],
      [{ orderBy: 'priceMin DESC' }, 'four-it three-it two-it one-it'],
      [{ orderBy: 'title ASC' }, 'four-it one-it three-it two-it'],
      [{ search: 'THREE perche' }, 'three-it'],
      [{ search: 'three-perché' }, 'three-it'],
      [{ search: 'threee' }, 'three-it'],
      [{ search: 'x%' }, ''],
      [{ section: ['nowhere'] }, ''],
      [{ includedServices: ['and', 'wifi', 'gas'] }, 'three-it four-it'],
      [{ section: ['services'], includedServices: ['and', 'wifi', 'gas'] }, ''],
      [{ site: ['fr'] }, ''],
      [{ limit: 0 }, ''],
      [{ limit: -5 }, ''],
      [{ limit: 1_000_000 }, 'one-it two-it three-it four-it'],
    ])('%j answers "%s"', async (variables, expected) => {
      expect((await list(variables)).slugs).toBe(expected);
    });

    test('all sites return a row per site, and unique returns one row of the preferred site', async () => {
      const query = `query ($unique: Boolean) { entries(section: ["accommodations"], site: ["*"],
        unique: $unique, preferSites: ["en"]) { id siteHandle } }`;
      const rows = async (unique: boolean) =>
        (await cms.query(query, { unique })).data?.entries as { id: string; siteHandle: string }[];
      expect(await rows(false)).toHaveLength(8);
      const once = await rows(true);
      expect(once).toHaveLength(4);
      expect(new Set(once.map(({ siteHandle }) => siteHandle))).toEqual(new Set(['en']));
    });

    test('ids keep their order, "not" excludes an id, and an empty list matches nothing', async () => {
      const query = `query ($id: [QueryArgument]) {
        entries(section: ["accommodations"], id: $id, fixedOrder: true) { id slug } }`;
      const rows = async (id?: unknown[]) =>
        (await cms.query(query, { id })).data?.entries as { id: string; slug: string }[];
      const ids = (await rows()).map(({ id }) => id);
      const [first, , third] = ids;
      expect((await rows([third, first])).map(({ id }) => id)).toEqual([third, first]);
      expect((await rows([`not ${first}`])).map(({ id }) => id)).toEqual(ids.slice(1));
      expect(await rows([])).toEqual([]);
      expect(await rows(['7', 'x'])).toEqual([]);
    });

    test('categories and relations to them', async () => {
      const { data } = await cms.query(`{ categories(group: ["accommodationsCategories"]) {
        id slug url localized { slug siteHandle } } none: categories(group: ["nowhere"]) { id } }`);
      const categories = data?.categories as { id: string; slug: string; url: string }[];
      expect(data?.none).toEqual([]);
      expect(categories).toMatchObject([
        { slug: 'camere', localized: [{ slug: 'rooms', siteHandle: 'en' }] },
        { slug: 'case' },
      ]);
      expect(categories[0]?.url).toMatch(/\/alloggi\?category=camere$/);
      const related = await cms.query(
        `query ($id: [QueryArgument]) {
          byId: entries(section: ["accommodations"], relatedTo: $id) { slug }
          bySlug: entries(section: ["accommodations"],
            relatedToCategories: [{ group: ["accommodationsCategories"], slug: ["case"] }]) { slug } }`,
        { id: [categories[1]?.id] },
      );
      const houses = [{ slug: 'three-it' }, { slug: 'four-it' }];
      expect(related.data).toEqual({ byId: houses, bySlug: houses });
    });
  });

  describe('entries', () => {
    test('a page can be queried by its path, with its blocks as a flat list in tree order', async () => {
      const query = `query ($uri: [String], $level: QueryArgument) {
        entry(section: ["homepage", "pages"], uri: $uri) { typeHandle url
          localized { slug siteHandle }
          ... on homepage_homepage_Entry { seo { title } contentManager(level: $level) {
            ... on NeoBlockInterface { typeHandle level }
            ... on contentManager_textContent_BlockType { textContent }
            ... on contentManager_buttons_BlockType { buttons { ... on buttons_button_BlockType {
              fieldLink { text type url target } } } } } } } }`;
      const all = await cms.query(query, { uri: ['__home__'], level: 0 });
      expect(all.data?.entry).toMatchObject({
        typeHandle: 'homepage',
        localized: [{ slug: 'home', siteHandle: 'en' }],
        seo: { title: 'SEO it' },
        contentManager: [
          { typeHandle: 'hero', level: 1 },
          { typeHandle: 'titleContent', level: 2 },
          {
            typeHandle: 'buttons',
            level: 2,
            buttons: [
              {
                fieldLink: {
                  text: 'Uno',
                  type: 'entry',
                  url: expect.stringMatching(/\/alloggi\/one-it$/),
                },
              },
              { fieldLink: { type: 'category', target: null } },
            ],
          },
          {
            typeHandle: 'textContent',
            level: 1,
            textContent: '<p>Ciao <strong>mondo</strong></p>',
          },
        ],
      });
      const top = await cms.query(query, { uri: ['__home__'] });
      expect(top.data?.entry).toMatchObject({
        contentManager: [{ typeHandle: 'hero' }, { typeHandle: 'textContent' }],
      });
      expect((await cms.query(query, { uri: ['alloggi'] })).data?.entry).toMatchObject({
        typeHandle: 'archive',
      });
      expect((await cms.query(query, { uri: ['nowhere'] })).data?.entry).toBeNull();
    });

    const detail = `query ($site: [String], $slug: [String]) {
      entry(section: ["accommodations"], site: $site, slug: $slug) { url postDate
        ... on accommodations_accommodations_Entry {
          includedServices(label: true) houseRules contactLinks { label }
          image { alt w560: url(width: 560) w2200: url(width: 2200) } } } }`;

    test('an accommodation is returned in the language of the site', async () => {
      const { data } = await cms.query(detail, { site: ['en'], slug: ['three-en'] });
      expect(data?.entry).toMatchObject({
        url: expect.stringMatching(/\/en\/accommodations\/three-en$/),
        postDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
        includedServices: ['Wi-Fi', 'Gas'],
        houseRules: '<p>Rules</p>',
        contactLinks: [{ label: 'Call en' }],
        image: [{ alt: 'A room en', w560: expect.stringMatching(/-560\.webp$/) }],
      });
    });

    test('a slug of the other language returns the entry with its own slug', async () => {
      const urlOf = async (site: string, slug: string) => {
        const { data } = await cms.query(detail, { site: [site], slug: [slug] });
        return (data?.entry as { url: string } | null)?.url;
      };
      expect(await urlOf('en', 'three-it')).toMatch(/\/en\/accommodations\/three-en$/);
      expect(await urlOf('it', 'three-en')).toMatch(/\/alloggi\/three-it$/);
      expect(await urlOf('it', 'nobody')).toBeUndefined();
    });

    test('an unpublished entry is visible only with an editor’s token and the site’s bearer token', async () => {
      const hidden = { site: ['it'], slug: ['five-it'] };
      expect((await cms.query(detail, hidden)).data?.entry).toBeNull();
      const { authorization, 'x-craft-token': token } = cms.preview;
      const expired = createPreviewToken(
        cms.previewToken,
        'an editor',
        Date.now() - lifetimeMs - 1,
      );
      const foreign = createPreviewToken('another-secret-of-16', 'an editor');
      const refused: Record<string, string>[] = [
        { 'x-craft-token': token },
        { authorization },
        { authorization: 'Bearer another-secret-of-16', 'x-craft-token': token },
        ...['x', '..', expired, foreign, `${token}x`, cms.previewToken].map((wrong) => ({
          authorization,
          'x-craft-token': wrong,
        })),
      ];
      for (const headers of refused)
        expect([headers, (await cms.query(detail, hidden, headers)).data?.entry]).toEqual([
          headers,
          null,
        ]);
      expect((await cms.query(detail, hidden, cms.preview)).data?.entry).not.toBeNull();
      expect((await list({}, cms.preview)).total).toBe(5);
    });
  });

  test('menus are flat lists with children and the target window of each link', async () => {
    const { data } = await cms.query(`{ all: navigationNodes(navHandle: "mainMenu", site: ["en"]) {
        title level type url newWindow children { title } }
      top: navigationNodes(navHandle: "mainMenu", level: 1) { title nodeUri }
      none: navigationNodes(navHandle: "nowhere") { id } }`);
    expect(data).toMatchObject({
      all: [
        {
          title: 'Home',
          level: 1,
          type: 'craft\\elements\\Entry',
          newWindow: '',
          children: [{ title: 'Away' }],
        },
        { title: 'Away', level: 2, url: 'https://example.org', newWindow: '1', children: [] },
      ],
      top: [{ title: 'Casa', nodeUri: '' }],
      none: [],
    });
  });

  test('global sets', async () => {
    const { data } = await cms.query(`{ globalSets { handle }
      globalSet(handle: ["footer1"]) { ... on footer1_GlobalSet { footerContent {
        ... on footerContent_textContent_BlockType { textContent }
        ... on footerContent_navigationMenu_BlockType { navigationMenu { title } } } } } }`);
    expect(data?.globalSets).toHaveLength(9);
    expect(data?.globalSet).toEqual({
      footerContent: [
        { textContent: '<p>piede</p>' },
        { navigationMenu: [{ title: 'Casa' }, { title: 'Fuori' }] },
      ],
    });
  });

  describe('bad input', () => {
    const wide = (fields: number): string =>
      Array.from({ length: fields }, (_, n) => `a${n}: __typename`).join(' ');
    const deep = (levels: number): string =>
      levels === 0 ? 'slug' : `localized { ${deep(levels - 1)} }`;

    test.each([
      ['a syntax error', '{ entries( }', /^Syntax Error/],
      [
        'an unknown field',
        '{ entriez { id } }',
        /^Cannot query field "entriez" on type "Query"\.$/,
      ],
      ['a deep query', `{ entry(section: ["accommodations"]) { ${deep(14)} } }`, /12 levels deep/],
      ['only brackets', '{a'.repeat(2000), /60 nested brackets/],
      ['fragments within fragments', '{ ...'.repeat(900), /60 nested brackets/],
      ['lists within lists', `{ entries(id: ${'['.repeat(900)}`, /60 nested brackets/],
      ['a wide query', `{ ${wide(301)} }`, /at most/],
      ['a long query', `{ ${'id '.repeat(13_000)} }`, /more tha[nt] 4000 tokens/],
      ['an introspection query', '{ __schema { types { name } } }', /introspection/],
      ['no query', '', /^No GraphQL query was supplied$/],
      ['a variable of the wrong type', 'query ($n: Int) { entries(limit: $n) { id } }', /"many"/],
    ])('%s is answered with an error and status 200', async (_, query, message) => {
      const { status, errors } = await cms.query(query, { n: 'many' });
      expect(status).toBe(200);
      expect(errors?.[0]).toMatch(message);
    });

    test('a body too large, a batch, a text and a GET are refused', async () => {
      const post = (body: string) =>
        fetch(`${cms.url}/api`, { method: 'POST', body }).then(({ status }) => status);
      expect(await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(100_000)}` }))).toBe(
        413,
      );
      expect(await post('[{"query":"{ __typename }"}]')).toBe(400);
      expect(await post('hello')).toBe(400);
      expect((await fetch(`${cms.url}/api?query={__typename}`)).status).toBe(405);
    });
  });

  test('pictures can be cached by browsers, and no file outside the library is served', async () => {
    const { data } = await cms.query(`{ entry(section: ["accommodations"]) {
      ... on accommodations_accommodations_Entry { image { url(width: 560) } } } }`);
    const { image } = data?.entry as { image: [{ url: string }] };
    const url = new URL(new URL(image[0].url).pathname, cms.url);
    const first = await fetch(url);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=30');
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(`${cms.url}/media/..%2fstudium.db`)).status).toBe(404);
    expect((await fetch(`${cms.url}/media/none.webp`)).status).toBe(404);
  });

  test('the outbox is accessible only from this machine', async () => {
    expect(await (await fetch(`${cms.url}/outbox.json`)).json()).toEqual([]);
    const foreign = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await fetch(`${cms.url}/outbox.json`, foreign)).status).toBe(404);
  });
}
