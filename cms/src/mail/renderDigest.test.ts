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
const matchesWith = (count: number) => ({
  title: 'Alloggi',
  filters: ['fino a € 400'],
  url: 'http://localhost:3000/alloggi?price-to=400',
  entries: Array.from({ length: count }, (_, n) => entry(n + 1)),
});
const site = {
  name: 'Studium',
  unsubscribeLink: 'http://localhost:3000/avvisi/disdici?code=a&id=b',
};

test('has new entries, their links and an unsubscribe link, in HTML and in text', () => {
  const { subject, html, text } = renderDigest(search, matchesWith(1), site);
  expect(subject).toBe('Una novità: Alloggi · Studium');
  expect(text).toContain(
    'Stanza 1\n€ 350 al mese · Via dei Tintori 3\nhttp://localhost:3000/alloggi/1\n',
  );
  expect(text).toContain('Alloggi, fino a € 400.');
  expect(text.trim().endsWith(site.unsubscribeLink)).toBe(true);
  for (const link of ['alloggi/1', 'alloggi?price-to=400', 'avvisi/disdici?code=a&amp;id=b'])
    expect(html).toContain(`href="http://localhost:3000/${link}"`);
});

test('lists twenty entries and the number of all', () => {
  const { subject, text } = renderDigest({ ...search, site: 'en' }, matchesWith(21), site);
  expect(subject).toBe('21 new: Alloggi · Studium');
  expect(text).toContain('Stanza 20\n');
  expect(text).not.toContain('Stanza 21');
  expect(text).toContain('There are 21 in total');
});

test('has the same id if it is sent again, and another id the next time', () => {
  const idOf = (since: number) => renderDigest({ ...search, since }, matchesWith(1), site).id;
  expect(idOf(7)).toBe(idOf(7));
  expect(idOf(8)).not.toBe(idOf(7));
});

test('texts of editors are escaped in HTML and cannot add a header', () => {
  const wild = { ...matchesWith(1), title: 'Alloggi\nBcc: eva@example.org' };
  const { html, subject } = renderDigest(
    search,
    { ...wild, entries: [{ ...entry(1), title: '<b>"' }] },
    site,
  );
  expect(html).toContain('&lt;b&gt;&quot;');
  expect(subject).not.toContain('\n');
});

test.each([
  [
    'an entry',
    { ...matchesWith(1), entries: [{ ...entry(1), url: 'https://evil.example/' }] },
    site,
  ],
  ['the list', { ...matchesWith(1), url: 'https://evil.example/' }, site],
  ['the unsubscribe link', matchesWith(1), { ...site, unsubscribeLink: 'https://evil.example/' }],
])('refuses a link to another site: %s', (_, matches, options) =>
  expect(() => renderDigest(search, matches, options)).toThrow(),
);
