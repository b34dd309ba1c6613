import { env } from '../../env';
import { nodeUri } from './nodes';

test.each([
  ['/alloggi', 'alloggi'],
  ['/en/accommodations?category=rooms', 'accommodations?category=rooms'],
  ['/english', 'english'],
  ['/en', ''],
  ['/en/', ''],
  ['/', ''],
  ['', ''],
])('the node that leads to %s of this site has the uri "%s"', (path, uri) => {
  expect(nodeUri(env.siteUrl + path)).toBe(uri);
});

test('a heading has no uri, and a link to another site keeps its url', () => {
  expect(nodeUri(null)).toBe('');
  expect(nodeUri('https://example.org/en/x')).toBe('https://example.org/en/x');
  expect(nodeUri(`${env.siteUrl}.example.org/x`)).toBe(`${env.siteUrl}.example.org/x`);
});
