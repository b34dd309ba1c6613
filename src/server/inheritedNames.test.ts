import type { NextApiHandler } from 'next';
import { calendarHandler } from '@/content/events/server/calendarHandler';
import { dataSetHandler } from '@/features/openData/server/dataSetHandler';
import { listingHandler } from '@/features/listing/server/listingHandler';
import { parseListingQuery } from '@/features/listing/listingQuery';
import { listingSections } from '@/routing/listingParameters';
import { parseComparison } from '@/features/compare/comparisonQuery';
import { searchHandler } from '@/features/search/server/searchHandler';
import { pointsHandler } from '@/map/points/server/pointsHandler';
import { isLocale } from '@/routing/locales';
import { listingPageOf } from '@/routing/listingRewrites';
import { match } from '@/routing/match';
import { sitemapHandler } from './files/sitemapHandler';
import { feedHandler } from './files/feedHandler';
import { iconHandler } from './icons/iconHandler';
import { callHandler } from './bff/testing/callHandler';
import { SessionCookies } from './bff/SessionCookies';
import { operationOf } from './bff/operations';

/** Names that every plain object inherits. A look-up of one of them must find nothing. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

const doors: [string, NextApiHandler, (name: string) => Record<string, string>, number][] = [
  ['a listing’s section', listingHandler, (section) => ({ section, locale: 'it' }), 400],
  ['a listing’s language', listingHandler, (locale) => ({ section: 'events', locale }), 400],
  ['a search’s language', searchHandler, (locale) => ({ q: 'casa', locale }), 400],
  ['the language of the points', pointsHandler, (locale) => ({ locale }), 400],
  ['a feed', feedHandler, (of) => ({ of, locale: 'it' }), 404],
  ['the category of a feed', feedHandler, (name) => ({ of: 'news', category: `${name}/` }), 404],
  ['the section of a sitemap', sitemapHandler, (section) => ({ section }), 404],
  ['a data set', dataSetHandler, (slug) => ({ slug: `${slug}.${slug}`, locale: 'it' }), 404],
  ['a calendar', calendarHandler, (slug) => ({ slug: `${slug}/`, locale: 'it' }), 404],
  ['an icon', iconHandler, (name) => ({ version: name, name }), 404],
];

it.each(doors)('%s has no inherited name', async (_, handler, queryOf, status) => {
  const answers = await Promise.all(
    inherited.map(async (name) => (await callHandler(handler, { query: queryOf(name) })).status),
  );
  expect(answers).toEqual(inherited.map(() => status));
});

it.each(inherited)('%s is no operation, language, cookie, route or filter', (name) => {
  expect(operationOf(name)).toBeUndefined();
  expect(isLocale(name)).toBe(false);
  expect(match(`/${name}/${name}`)).toBeNull();
  expect(listingPageOf(`/alloggi?${name}=1`)).toBeNull();
  const headers = { cookie: `${name}=1; JWT_TOKEN=${name}` };
  const exchange = { req: { headers }, res: {} };
  expect(new SessionCookies(exchange as never).jwt).toBeNull();
  for (const section of listingSections) {
    const search = new URLSearchParams({ [name]: '1', type: name, sort: name, view: name });
    const { query } = parseListingQuery(section, search);
    expect(query).toMatchObject({ type: [], sort: 'default' });
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  }
  const { comparison } = parseComparison(new URLSearchParams({ [name]: '1', only: name }));
  expect(comparison).toMatchObject({ section: 'accommodations', ids: [], onlyDifferences: false });
});
