import { setTimeout as pause } from 'node:timers/promises';
import type { TestCms } from './cms';

/**
 * Tests that cached answers are updated when content changes, on any database. Another process makes the
 * changes, like a second program on the same database.
 */
export function testChanges(cms: TestCms): void {
  const query = `query ($slug: [String], $words: String) {
    entry(section: ["accommodations"], slug: $slug) { slug url title }
    found: entries(section: ["accommodations"], search: $words) { slug } }`;
  async function look(slug: string, words = 'Two') {
    const { data } = await cms.query(query, { slug: [slug], words });
    return data as { entry: { slug: string; title: string } | null; found: { slug: string }[] };
  }
  const second = () => String(cms.ids[1]);

  test('an answer is current after a publication, and a draft does not change it', async () => {
    expect((await look('two-it')).entry?.title).toBe('Two it');
    await cms.edit('draft', second());
    expect((await look('two-it')).entry?.title).toBe('Two it');
    await cms.edit('rename', second(), 'Attico');
    expect(await look('two-it', 'attico')).toMatchObject({
      entry: { title: 'Attico' },
      found: [{ slug: 'two-it' }],
    });
  });

  test('a former slug returns the entry with its current slug', async () => {
    await cms.edit('move', second(), 'two-moved');
    expect((await look('two-it')).entry?.slug).toBe('two-moved');
    expect((await look('two-moved')).entry?.slug).toBe('two-moved');
    await cms.edit('move', second(), 'two-again');
    expect((await look('two-it')).entry?.slug).toBe('two-again');
    expect((await look('two-moved')).entry?.slug).toBe('two-again');
    await cms.edit('move', second(), 'two-it');
    expect((await look('two-it')).entry?.slug).toBe('two-it');
    expect((await look('two-again')).entry?.slug).toBe('two-it');
  });

  test('an unpublished entry is not available under its former slugs either', async () => {
    await cms.edit('unpublish', second());
    expect((await look('two-it', 'attico')).entry).toBeNull();
    expect((await look('two-again', 'attico')).found).toEqual([]);
    expect((await look('two-again')).entry).toBeNull();
    await cms.edit('publish', second());
    expect((await look('two-it')).entry).not.toBeNull();
  });

  test('the last of many drafts saved at once is previewed', async () => {
    const titles = Array.from({ length: 30 }, (_, n) => `Draft ${n}`);
    await cms.edit('drafts', second(), ...titles);
    const { data } = await cms.query(query, { slug: ['two-it'] }, cms.preview);
    expect(data).toMatchObject({ entry: { title: titles.at(-1) } });
  });

  test('a scheduled publication is tried again after a failure of the database', async () => {
    expect(await cms.control.edit('publishInTrouble', second())).toBe(776);
  });

  test('a write that fails at its commit is refused, and the next one succeeds', async () => {
    expect(await cms.control.edit('troubleAtCommit', second())).toBe('refused');
    // A write of another program in between: the failed one must not keep an old state of the database.
    const opinion = 'mutation { sendFeedback(site: "it", uri: "__home__", clear: true) }';
    expect((await cms.query(opinion)).data).toEqual({ sendFeedback: true });
    await cms.edit('rename', second(), 'Attico nuovo');
    expect((await look('two-it')).entry?.title).toBe('Attico nuovo');
    await cms.edit('rename', second(), 'Attico');
    await cms.control.sql('DELETE FROM feedback');
  });

  test('an entry disappears at its expiry date, without a publication', async () => {
    // The entry must be read before it expires, so a slow machine gets more time at the next try.
    for (let seconds = 2; ; seconds *= 2) {
      await cms.edit('expire', second(), '3600');
      const expiry = Date.now() + seconds * 1000;
      await cms.control.sql(
        `UPDATE accommodations SET expiry_date = '${new Date(expiry).toISOString()}' WHERE id = ${second()}`,
      );
      const { found } = await look('two-it', 'attico');
      if (Date.now() > expiry) continue;
      expect(found).toHaveLength(1);
      break;
    }
    const deadline = Date.now() + 15_000;
    while ((await look('two-it')).entry && Date.now() < deadline) await pause(200);
    expect(await look('two-it', 'attico')).toEqual({ entry: null, found: [] });
    await cms.edit('expire', second(), '3600');
  }, 60_000);
}
