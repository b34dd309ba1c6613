/** @jest-environment jsdom */
import { isDynamicRoute as theirIsDynamic } from 'next/dist/shared/lib/router/utils/is-dynamic';
import { getRouteMatcher as theirMatcher } from 'next/dist/shared/lib/router/utils/route-matcher';
import { getRouteRegex as theirRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import { getRouteMatcher, getRouteRegex, isDynamicRoute } from './pageFiles';
import { routes } from './routes';

const pages = ['/_app', '/_error', '/404', ...new Set(Object.values(routes).map(({ it }) => it))];

const paths = [
  ...pages,
  ...pages.map((page) => page.replace(/\[\w+\]/g, 'una-via')),
  ...pages.map((page) => `${page.replace(/\[\w+\]/g, 'caff%C3%A8-e-t%C3%A8')}/`),
  '/alloggi/a/b',
  '/news/categorie',
  '/404.html',
  '//',
  '',
];

describe.each(pages)('the page file %s', (page) => {
  it('has parameters where Next finds some', () => {
    expect(isDynamicRoute(page)).toBe(theirIsDynamic(page));
  });

  it('matches the same paths as in Next, with the same parameters', () => {
    const ours = getRouteRegex(page);
    const theirs = theirRegex(page);
    expect(ours.groups).toEqual(theirs.groups);
    for (const path of paths)
      expect([path, getRouteMatcher(ours)(path)]).toEqual([path, theirMatcher(theirs)(path)]);
  });
});

it('throws for a malformed % sequence, as Next does', () => {
  const page = '/alloggi/[slug]';
  const broken = '/alloggi/%E0%A4%A';
  expect(() => theirMatcher(theirRegex(page))(broken)).toThrow('failed to decode param');
  expect(() => getRouteMatcher(getRouteRegex(page))(broken)).toThrow('failed to decode param');
});
