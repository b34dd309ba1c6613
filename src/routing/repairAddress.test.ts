import { repairAddress } from './repairAddress';

const page = '/eventi/palio-dei-traghetti';

it.each([
  [`${page}.`, page],
  [`${page}),`, page],
  [`${page}%20`, page],
  ['/eventi/Palio%20dei%20traghetti', page],
  [`${page}%E2%80%8B`, page],
  [`${page}%22%3E`, page],
  [`${page}%E2%80%99`, page],
  [`${page}&utm_source=mail`, page],
  [`${page}&nbsp;`, page],
  [`${page}%3Fpage=2`, page],
  [`${page}%3C/a%3E`, page],
  ['/eventi/palio-%C2%ADdei-%0Atraghetti', page],
  ['/Eventi/Palio-dei-Traghetti', page],
  ['/Alloggi', '/alloggi'],
  ['/eventi/caffe%CC%80', '/eventi/caff%C3%A8'],
  ['/en/Events/ferry-race.', '/en/events/ferry-race'],
  ['/en).', '/en'],
])('%s was meant as %s', (path, meant) => {
  expect(repairAddress(path)).toBe(meant);
});

it.each([
  page,
  '/alloggi',
  '/',
  '/en',
  '/a/b/c.',
  '/%E0%A4%A',
  '/WP-Content/a/b.png',
  '/eventi/%F0%9F%92%A9',
  '/eventi/%3Cscript%3E',
])('nothing is wrong with %s, or nothing fits', (path) => {
  expect(repairAddress(path)).toBeNull();
});
