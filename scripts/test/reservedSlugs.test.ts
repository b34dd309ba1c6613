import { readdirSync } from 'node:fs';
import { isReserved } from '../../cms/src/reservedSlugs';
import { locales } from '../../src/routing/locales';
import { routes } from '../../src/routing/routes';

/** Routes that show the editors' page with the same address. */
const pageRoutes: string[] = [routes.credits.it, routes.credits.en];

/** Other first segments of the site's addresses: files, API routes, page files, languages. */
const reservedWords = [...readdirSync('public'), ...readdirSync('pages'), ...locales, 'media']
  .map((name) => name.replace(/\.[a-z]+$/, ''))
  .filter(
    (name) => /^[a-z-]+$/.test(name) && !['index', 'start', 'hydrate', 'credits'].includes(name),
  );

describe.each(locales)('in %s', (locale) => {
  const paths = Object.values(routes)
    .map((paths) => paths[locale])
    .filter((path) => !pageRoutes.includes(path));

  it.each(paths.map((path) => path.split('/')[1] ?? '').filter((first) => /^[a-z-]+$/.test(first)))(
    'no page may have the address of /%s',
    (first) => expect(isReserved('pages', first)).toBe(true),
  );

  it('no news article may have the address of another route', () => {
    const folder = routes.newsArticle[locale].replace('[slug]', '');
    const belowNews = paths.flatMap((path) =>
      path.startsWith(folder) && !path.startsWith(`${folder}[`)
        ? (path.slice(folder.length).split('/')[0] ?? '')
        : [],
    );
    expect(belowNews.length).toBeGreaterThan(0);
    for (const slug of belowNews) expect(isReserved('news', slug)).toBe(true);
  });
});

it.each(reservedWords)('no page may be called %s, because the site uses that address', (name) => {
  expect(isReserved('pages', name)).toBe(true);
});

it('editors may use all other names, and credits, because that route shows their page', () => {
  expect(isReserved('pages', 'casa')).toBe(false);
  expect(isReserved('pages', 'credits')).toBe(false);
  expect(isReserved('accommodations', 'login')).toBe(false);
});
