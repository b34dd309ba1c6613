import { readdirSync } from 'node:fs';
import { isReserved } from '../../cms/src/reservedSlugs';
import { locales } from '../../src/routing/locales';
import { routes } from '../../src/routing/routes';

/** Screens that show the content of the same address. */
const shown: string[] = [routes.credits.it, routes.credits.en];

/** What else an address of the site begins with: files, calls, page files, languages. */
const begins = [...readdirSync('public'), ...readdirSync('pages'), ...locales, 'media']
  .map((name) => name.replace(/\.[a-z]+$/, ''))
  .filter((name) => /^[a-z-]+$/.test(name) && !['index', 'start', 'credits'].includes(name));

describe.each(locales)('in %s', (locale) => {
  const paths = Object.values(routes)
    .map((paths) => paths[locale])
    .filter((path) => !shown.includes(path));

  it.each(paths.map((path) => path.split('/')[1] ?? '').filter((first) => /^[a-z-]+$/.test(first)))(
    'no page may take the address of /%s away',
    (first) => expect(isReserved('pages', first, locale)).toBe(true),
  );

  it('no news article may take the address of a screen beside it away', () => {
    const beside = paths.flatMap((path) => /^\/news\/([a-z-]+)/.exec(path)?.[1] ?? []);
    expect(beside.length).toBeGreaterThan(0);
    for (const slug of beside) expect(isReserved('news', slug, locale)).toBe(true);
  });
});

it.each(begins)('no Italian page may be called %s, as something of the site is', (name) => {
  expect(isReserved('pages', name, 'it')).toBe(true);
});

it('leaves all other names to editors, and the credits, which show their page', () => {
  expect(isReserved('pages', 'casa', 'it')).toBe(false);
  expect(isReserved('pages', 'credits', 'it')).toBe(false);
  expect(isReserved('accommodations', 'login', 'it')).toBe(false);
});
