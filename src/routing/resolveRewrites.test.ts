/** @jest-environment jsdom */
import original from 'next/dist/shared/lib/router/utils/resolve-rewrites';
import { locales } from './locales';
import resolveRewrites from './resolveRewrites';
import { rewrites } from './rewrites';
import { routes } from './routes';

const pages = ['/_app', '/404', ...new Set(Object.values(routes).map(({ it }) => it))];

/** Like the router of Next: the matching page file with parameters, or the path itself. */
const resolveHref = (path: string) =>
  pages.find((page) =>
    new RegExp(`^${page.replace(/\[\w+\]/g, '[^/]+')}$`).test(path.split(/[?#]/)[0] ?? ''),
  ) ?? path;

const addresses = Object.values(routes).flatMap((paths) =>
  locales.flatMap((locale) => {
    const path = `/${locale}${paths[locale] === '/' ? '' : paths[locale].replace(/\[\w+\]/, 'una-via')}`;
    return [path, `${path}?category=stanze&x=1`, `${path}#main`, `${path}?a=b#c`];
  }),
);

const others = [
  '/it/a/b/c',
  '/en/alloggi/x',
  '/en/non-esiste',
  '/it/caff%C3%A8',
  '/en/events/caff%C3%A8',
];

it.each([...addresses, ...others])('resolves %s as Next does', (address) => {
  const rules = { beforeFiles: rewrites, afterFiles: [], fallback: [] };
  const theirs = original(address, pages, rules, {}, resolveHref, [...locales]);
  const ours = resolveRewrites(address, pages, rules, {}, resolveHref);
  expect(ours).toMatchObject({
    matchedPage: theirs.matchedPage,
    externalDest: theirs.externalDest,
    parsedAs: { pathname: theirs.parsedAs.pathname },
  });
  expect(ours.asPath.split(/[?#]/)[0]).toBe(theirs.asPath.split(/[?#]/)[0]);
  if (theirs.resolvedHref) expect(ours.resolvedHref).toBe(theirs.resolvedHref);
});
