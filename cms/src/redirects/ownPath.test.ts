import { env } from '../env';
import { followedFroms, ownPath } from './ownPath';

const { host, protocol } = new URL(env.siteUrl);

test.each([
  ['/a.html', '/a.html'],
  ['/a.php?fbclid=1&id=2&utm_source=3', '/a.php?id=2'],
  [env.siteUrl, '/'],
  [`${env.siteUrl}/a.html?b=1`, '/a.html?b=1'],
  [`${protocol.toUpperCase()}//${host.toUpperCase()}/a.html`, '/a.html'],
  [` ${protocol}///${host}/it/a.html `, '/a.html'],
  ['https://example.org/a.html', null],
  [`https://${host}.example.org/a.html`, null],
  ['//example.org/a.html', null],
])('%s leads to the path %s of this site', (address, path) => {
  expect(ownPath(address)).toBe(path);
});

test.each([
  ['/a.html', ['/a.html']],
  ['/a.html?b=1', ['/a.html?b=1', '/a.html']],
  [`${env.siteUrl}/a.html#b`, ['/a.html']],
  ['https://example.org/a.html?b=1', []],
])('a visitor of %s follows a redirect from one of %j', (address, froms) => {
  expect(followedFroms(address)).toEqual(froms);
});
