import { renderDigest } from './renderDigest';

const search = {
  uid: '0b1f7a52-8a0e-4b55-9f3b-0e6b6d1f1c2d',
  email: 'anna@example.org',
  site: 'it' as const,
  since: 7,
};
const entry = (n: number) => ({
  title: `Stanza ${n}`,
  url: `http://localhost:3000/alloggi/${n}`,
  facts: ['€ 350 al mese', 'Via dei Tintori 3'],
});
const found = (count: number) => ({
  title: 'Alloggi',
  filters: ['fino a € 400'],
  url: 'http://localhost:3000/alloggi?price-to=400',
  entries: Array.from({ length: count }, (_, n) => entry(n + 1)),
});
const site = { name: 'Studium', leave: 'http://localhost:3000/avvisi/disdici?code=a&id=b' };

test('says what is new, where it is, and how to get no more, in HTML and in text', () => {
  const { subject, html, text } = renderDigest(search, found(1), site);
  expect(subject).toBe('Una novità: Alloggi · Studium');
  expect(text).toContain(
    'Stanza 1\n€ 350 al mese · Via dei Tintori 3\nhttp://localhost:3000/alloggi/1\n',
  );
  expect(text).toContain('Alloggi, fino a € 400.');
  expect(text.trim().endsWith(site.leave)).toBe(true);
  for (const link of ['alloggi/1', 'alloggi?price-to=400', 'avvisi/disdici?code=a&amp;id=b'])
    expect(html).toContain(`href="http://localhost:3000/${link}"`);
});

test('names twenty, and tells how many more there are', () => {
  const { subject, text } = renderDigest({ ...search, site: 'en' }, found(23), site);
  expect(subject).toBe('23 new: Alloggi · Studium');
  expect(text).toContain('Stanza 20\n');
  expect(text).not.toContain('Stanza 21');
  expect(text).toContain('There are 3 more than you see here');
});

test('is the same mail when it has to be sent again, and another one the next time', () => {
  const idOf = (since: number) => renderDigest({ ...search, since }, found(1), site).id;
  expect(idOf(7)).toBe(idOf(7));
  expect(idOf(8)).not.toBe(idOf(7));
});

test('what editors write never becomes HTML, nor a line of the head', () => {
  const wild = { ...found(1), title: 'Alloggi\nBcc: eva@example.org' };
  const { html, subject } = renderDigest(
    search,
    { ...wild, entries: [{ ...entry(1), title: '<b>"' }] },
    site,
  );
  expect(html).toContain('&lt;b&gt;&quot;');
  expect(subject).not.toContain('\n');
});

test.each([
  ['an entry', { ...found(1), entries: [{ ...entry(1), url: 'https://evil.example/' }] }, site],
  ['the list', { ...found(1), url: 'https://evil.example/' }, site],
  ['the way out', found(1), { ...site, leave: 'https://evil.example/' }],
])('leads nowhere else: %s', (_, what, where) =>
  expect(() => renderDigest(search, what, where)).toThrow(),
);
