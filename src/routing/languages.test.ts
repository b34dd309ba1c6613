import type { resolveTown } from '../../towns/defineTown';
import { alternatesOf } from './alternates';
import { filePath } from './filePath';
import { fileHref } from './files';
import { href } from './href';
import { type Locale, locales } from './locales';
import { match } from './match';
import { redirects, rewrites } from './rewrites';

// A town whose default language the product does not know, with paths of its own.
jest.mock('@studium/shared/town/settings', () => {
  const { resolveTown: resolve } = jest.requireActual<{ resolveTown: typeof resolveTown }>(
    '../../towns/defineTown',
  );
  const { languages } = resolve({
    languages: [
      {
        code: 'de',
        paths: {
          accommodations: '/unterkuenfte',
          accommodation: '/unterkuenfte/[slug]',
          services: '/alloggi',
          event: '/termine/[slug]',
        },
      },
      { code: 'it' },
      { code: 'en' },
    ],
  });
  return { languages, locales: Object.keys(languages) };
});

const [german, italian, english] = [languageAt(0), languageAt(1), languageAt(2)];

/** The types know only the languages of the demo town. */
function languageAt(index: number): Locale {
  const locale: Locale | undefined = locales[index];
  if (!locale) throw new Error(`There is no language ${index}.`);
  return locale;
}

it('a language has its own paths, and those of English where it has none', () => {
  expect(href('accommodations', german)).toBe('/unterkuenfte');
  expect(href('events', german)).toBe('/events');
  expect(href('accommodations', italian)).toBe('/it/alloggi');
  expect(match('/unterkuenfte/x')).toEqual({
    name: 'accommodation',
    params: { slug: 'x' },
    locale: german,
  });
  expect(fileHref('eventsFeed', german)).toBe('/events.xml');
  expect(fileHref('accommodationsFeed', german)).toBe('/unterkuenfte.xml');
  // /events/x.ics would redirect to it.
  expect(fileHref('eventCalendar', german, 'x')).toBe('/termine/x.ics');
  expect(alternatesOf('accommodations')).toEqual({
    de: '/unterkuenfte',
    it: '/it/alloggi',
    en: '/en/accommodations',
  });
});

it('a page file renders all languages, also the default one', () => {
  expect(filePath({ name: 'accommodations', params: {}, locale: german })).toBe('/alloggi');
  expect(rewrites).toContainEqual({
    source: '/de/unterkuenfte/:slug',
    destination: '/de/alloggi/:slug',
    locale: false,
  });
  expect(rewrites.some(({ source }) => source.startsWith('/it/'))).toBe(false);
});

it('paths of other languages and of page files redirect, unless the language uses them', () => {
  const targets = Object.fromEntries(redirects.map((rule) => [rule.source, rule.destination]));
  expect(targets).toMatchObject({
    '/de/accommodations': '/unterkuenfte',
    '/de/alloggi/:slug': '/unterkuenfte/:slug',
    '/it/unterkuenfte': '/it/alloggi',
    '/en/unterkuenfte': '/en/accommodations',
    [`/${english}/eventi`]: '/en/events',
  });
  // In German it is the path of services.
  expect(targets['/de/alloggi']).toBeUndefined();
});
