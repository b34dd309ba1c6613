import { slugify } from './slugify';

test.each([
  ['Mansarda a San Vero', 'mansarda-a-san-vero'],
  ['Caffè & Libri', 'caffe-libri'],
  ['L’alloggio dell’Orto', 'l-alloggio-dell-orto'],
  ['  --Già-- ', 'gia'],
  ['Große Salzstraße', 'grosse-salzstrasse'],
  ['日本', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('turns %j into the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
