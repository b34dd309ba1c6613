import { readFileSync } from 'node:fs';
import { addressToShare, withKnownParameters } from './knownParameters';
import { parameterNames } from './listingParameters';

it.each([
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/en?z=1', '/en'],
  ['/alloggi?z=1', '/alloggi'],
  ['/alloggi?z=1&category=stanze&constructor=2', '/alloggi?category=stanze'],
  ['/en/accommodations?near=a&near=b&__proto__=1', '/en/accommodations?near=a&near=b'],
  ['/eventi/jazz?toString=1&z', '/eventi/jazz'],
  ['/cerca?q=casa+al+mare&hasOwnProperty=1', '/cerca?q=casa+al+mare'],
  ['/news/categorie/feste?page=2&z=1', '/news/categorie/feste?page=2'],
  // Redirects of old files match the query exactly.
  ['/old.php?id=5&fbclid=a&utm_source=b', '/old.php?id=5'],
  ['/index.PHP?option=com_content&gclid=1&id=5', '/index.PHP?option=com_content&id=5'],
])('%s becomes %s', (url, known) => {
  expect(withKnownParameters(url)).toBe(known);
});

it.each([
  ['/alloggi?category=a%20b,c&price-from=1'],
  ['/alloggi?'],
  ['/alloggi?filters=open'],
  // Redirects keep their query, also those that editors write for old addresses.
  ['/en/alloggi?category=stanze'],
  ['/vecchia?id=3'],
  ['/index.php?id=3'],
  ['/news/articolo.php?id=3'],
  ['/it/alloggi?z=1'],
  ['/login?next=/account'],
  ['/api/search?q=casa&z=1'],
  ['/_next/data/build/it/alloggi.json?z=1'],
  ['/alloggi/attico?token=secret-token&x-craft-live-preview=1'],
])('%s stays', (url) => {
  expect(withKnownParameters(url)).toBe(url);
});

it.each([
  ['/eventi/jazz?fbclid=a&utm_source=b&gclid=9', '/eventi/jazz'],
  ['/alloggi?utm_source=b&category=stanze&fbclid=a', '/alloggi?category=stanze'],
  ['/confronta?ids=1,2&mc_eid=3', '/confronta?ids=1%2C2'],
  ['/chi-siamo?igshid=1&yclid=2&msclkid=3', '/chi-siamo'],
  ['/alloggi/attico?token=secret&x-craft-live-preview=1#main', '/alloggi/attico'],
])('%s is shared as %s', (path, shared) => {
  expect(addressToShare(new URL(path, 'https://studium.example'))).toBe(
    `https://studium.example${shared}`,
  );
});

it('nginx counts the parameters of every listing', () => {
  const conf = readFileSync('deploy/nginx/cache.conf', 'utf8');
  const [, counted = ''] = /map \$args \$rendered \{[^}]*\(\^\|&\)\(([^)]*)\)=/.exec(conf) ?? [];
  const names = counted.split('|');
  expect(
    Object.values(parameterNames)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([]);
});
