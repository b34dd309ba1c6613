import { seededSqlite, TestCms } from '../../test/cms';

jest.setTimeout(60_000);

describe('bulk entries in a running cms', () => {
  const cms = new TestCms();
  beforeAll(async () => {
    await cms.start(await seededSqlite());
    await cms.query('{ entries(section: ["news"], search: "affitto") { id } }');
    await cms.run('seed/run.ts', '--entries', '60');
  }, 180_000);
  afterAll(() => cms.stop());

  const count = async (section: string, site: string): Promise<unknown> =>
    (await cms.query(`{ n: entryCount(section: ["${section}"], site: ["${site}"]) }`)).data?.n;

  test.each(['it', 'en'])(
    'are public in %s with those of the town, most of them homes',
    async (site) => {
      const sections = ['accommodations', 'services', 'events', 'news', 'poi'];
      const counts = await Promise.all(sections.map((section) => count(section, site)));
      // 17 entries of the fixture, of which one home is a draft, and 43 bulk entries.
      expect(counts).toEqual([4 + 26, 1 + 4, 3 + 7, 2 + 4, 1 + 2]);
    },
  );

  test('have three pictures, categories, texts and a price, and are found by search', async () => {
    const { data, errors } = await cms.query(`{ entries(section: ["accommodations"], site: ["en"],
      orderBy: "postDate ASC", limit: 1) { title slug url
        ... on accommodations_accommodations_Entry { excerpt priceMin energyClass
          image { url(width: 560) } gallery { ... on gallery_images_BlockType { images { url(width: 560) } } }
          contentManager { ... on contentManager_textContent_BlockType { textContent } } } } }`);
    expect(errors).toBeUndefined();
    const [entry] = data?.entries as { title: string; slug: string; contentManager: object[] }[];
    expect(entry).toMatchObject({
      excerpt: expect.stringMatching(/\.$/),
      priceMin: expect.any(Number),
      image: [{ url: expect.stringMatching(/webp$/) }],
    });
    const text = entry?.contentManager.map((block) => Object.values(block).join(' ')).join(' ');
    const words = text?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(90);
    expect(words).toBeLessThan(220);
    const rare = /\b[a-z]{9,}\b/.exec(text ?? '')?.[0];
    const result = await cms.query(
      'query ($words: String) { entries(site: ["en"], search: $words, orderBy: "score") { slug } }',
      { words: rare },
    );
    expect(result.data?.entries).toContainEqual({ slug: entry?.slug });
  });

  test('do not change when an editor saves them', async () => {
    expect(JSON.parse(await cms.run('test/saveUnchangedProgram.ts'))).toEqual({
      saved: 10,
      changed: [],
    });
  });

  test('are added only up to the requested number', async () => {
    expect(await cms.run('seed/run.ts', '--entries', '70')).toMatch(/^10 entries added/);
    expect(await cms.run('seed/run.ts', '--entries', '70')).toMatch(/^nothing added/);
  });
});
