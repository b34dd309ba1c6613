import { isReadable } from './isReadable';

test.each([
  ['GET', '/api?query=%ff', true],
  ['POST', '/media/casa%20mia.webp', true],
  ['OPTIONS', '*', true],
  ['GET', '/media/%ff%fe', false],
  ['GET', '/media/%25%zz', false],
  ['TRACE', '/health', false],
])('%s %s: %s', (method, url, readable) => {
  expect(isReadable({ method, url })).toBe(readable);
});
