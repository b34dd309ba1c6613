import { sortKey } from '../src/lib/sortKey';
import type { TestCms } from './cms';

interface Row {
  id: string;
  title: string;
  siteHandle: string;
}

/** Tests lists over several sections that are longer than the maximum of one answer. */
export function testLongLists(cms: TestCms): void {
  const sections = ['accommodations', 'events', 'news'];
  const portion = 900;

  async function page(args: string, offset: number, limit = portion): Promise<Row[]> {
    const { data, errors } = await cms.query(
      `query ($section: [String], $limit: Int, $offset: Int) {
        entries(section: $section, limit: $limit, offset: $offset, ${args}) { id title siteHandle } }`,
      { section: sections, limit, offset },
    );
    expect(errors).toBeUndefined();
    return data?.entries as Row[];
  }

  async function all(args: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let offset = 0; ; offset += portion) {
      const part = await page(args, offset);
      rows.push(...part);
      if (part.length < portion) return rows;
    }
  }

  async function count(args: string): Promise<unknown> {
    const query = `query ($section: [String]) { n: entryCount(section: $section, ${args}) }`;
    return (await cms.query(query, { section: sections })).data?.n;
  }

  const rowOf = ({ id, siteHandle }: Row): string => `${siteHandle} ${id}`;
  describe('more than 2,500 entries of three sections', () => {
    let rows: Row[] = [];
    beforeAll(async () => {
      await cms.control.edit('fill', '3100');
      rows = await all('site: ["it"], orderBy: "title ASC"');
    }, 360_000);

    test('are all returned once, sorted and counted', async () => {
      expect(rows.length).toBeGreaterThan(2500);
      expect(new Set(rows.map(rowOf)).size).toBe(rows.length);
      expect(await count('site: ["it"]')).toBe(rows.length);
      const keys = rows.map(({ title }) => sortKey(title));
      expect(keys).toEqual([...keys].sort());
    });

    test('are the same in pages of any size', async () => {
      for (const offset of [990, 1700, rows.length - 20]) {
        const part = await page('site: ["it"], orderBy: "title ASC"', offset, 30);
        expect(part).toEqual(rows.slice(offset, offset + 30));
      }
      expect(await page('site: ["it"]', 100_000)).toEqual([]);
    });

    test('are returned once in the preferred site with unique, and twice without', async () => {
      const once = 'site: ["*"], unique: true, preferSites: ["en"], orderBy: "id ASC"';
      expect(await count(once.replace(/, orderBy.*/, ''))).toBe(rows.length);
      // Other tests have published some entries in Italian only.
      const inBoth = rows.length + Number(await count('site: ["en"]'));
      expect(inBoth).toBeGreaterThan(1.9 * rows.length);
      expect(await count('site: ["*"]')).toBe(inBoth);
      const end = await page(once, rows.length - 20, 30);
      expect(end).toHaveLength(20);
      expect(new Set(end.map(({ id }) => id)).size).toBe(20);
      expect(new Set(end.map(({ siteHandle }) => siteHandle))).toEqual(new Set(['en']));
      expect(await page('site: ["*"]', inBoth - 20, 30)).toHaveLength(20);
    });
  });
}
