import { keysOf } from '../lib/keysOf';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { alternatesOfEntry } from './alternates';
import { defaultPrefixRedirects } from './defaultPrefix';
import { filePath } from './filePath';
import { href } from './href';
import { locales } from './locales';
import { match } from './match';
import { redirects, rewrites } from './rewrites';
import { pageFileOf, routes } from './routes';

const names = keysOf(routes);

describe('href', () => {
  it.each([
    [href('home', 'it'), '/'],
    [href('home', 'en'), '/en'],
    [href('accommodations', 'it'), '/alloggi'],
    [href('accommodations', 'en'), '/en/accommodations'],
    [href('accommodation', { slug: 'attico' }, 'it'), '/alloggi/attico'],
    [href('accommodation', { slug: 'attic' }, 'en'), '/en/accommodations/attic'],
    [href('newsCategory', { slug: 'town' }, 'en'), '/en/news/categories/town'],
    [href('page', { slug: 'è vero' }, 'it'), '/%C3%A8%20vero'],
  ])('builds %s', (actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('throws for an empty parameter', () => {
    expect(() => href('page', { slug: '' }, 'it')).toThrow('slug is missing');
  });
});

describe('match', () => {
  it.each(locales.flatMap((locale) => names.map((name) => ({ name, locale }))))(
    'finds the route $name in $locale',
    ({ name, locale }) => {
      const [, parameter] = /\[(\w+)\]/.exec(pageFileOf(name)) ?? [];
      const params: Record<string, string> = parameter ? { [parameter]: 'x-1' } : {};
      const path = href(name as 'page', params as { slug: string }, locale);
      expect(match(path)).toEqual({ name, params, locale });
    },
  );

  it('ignores query and hash', () => {
    expect(match('/alloggi?category=x#top')?.name).toBe('accommodations');
  });

  it.each(['/en/alloggi/x/y', '/a/b', '/alloggi/x/y'])('finds no route for %s', (path) => {
    expect(match(path)).toBeNull();
  });

  it('accepts a malformed % sequence', () => {
    expect(match('/100%')).toEqual({ name: 'page', params: { slug: '100%' }, locale: 'it' });
  });
});

describe('rewrites and redirects', () => {
  it('redirect paths in the other language to the right address', () => {
    const targets = Object.fromEntries(redirects.map((rule) => [rule.source, rule.destination]));
    expect(targets).toMatchObject({
      '/en/alloggi': '/en/accommodations',
      '/it/accommodations': '/alloggi',
      '/en/news/categorie/:slug': '/en/news/categories/:slug',
    });
  });

  it('exclude the data requests of client navigation', () => {
    for (const rule of redirects) {
      expect(rule.missing).toEqual([{ type: 'header', key: 'x-nextjs-data' }]);
    }
  });

  it.each([
    ['/it', '/'],
    ['/it/alloggi', '/alloggi'],
    ['/it/alloggi/mansarda-san-vero', '/alloggi/mansarda-san-vero'],
  ])('redirect %s, with the prefix of the default language, to %s', (address, target) => {
    const targets = defaultPrefixRedirects.flatMap(({ source, destination }) => {
      const params = getPathMatch(source, { strict: true })(address);
      if (!params) return [];
      const { path = [] }: { path?: string[] } = params;
      return [destination.replace(':path+', path.join('/'))];
    });
    expect(targets).toEqual([target]);
  });

  it('have unique sources', () => {
    const sources = [...rewrites, ...redirects].map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
  });
});

describe('filePath', () => {
  it('returns the path of the page file with the prefix of the locale', () => {
    expect(filePath({ name: 'accommodation', params: { slug: 'attic' }, locale: 'en' })).toBe(
      '/en/alloggi/attic',
    );
    expect(filePath({ name: 'home', params: {}, locale: 'en' })).toBe('/en');
  });
});

describe('alternates', () => {
  it('of an entry use its slugs and are null without a translation', () => {
    const translated = [{ slug: 'attic', siteHandle: 'en' }];
    expect(alternatesOfEntry('accommodation', 'attico', 'it', translated)).toEqual({
      it: '/alloggi/attico',
      en: '/en/accommodations/attic',
    });
    expect(alternatesOfEntry('accommodation', 'attico', 'it', [])).toEqual({
      it: '/alloggi/attico',
      en: null,
    });
  });
});
