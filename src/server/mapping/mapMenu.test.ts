import type { MenuNodeFragment } from '@/gql/graphql';
import type { MapperContext } from './context';
import { mapHeaderMenu, mapMenu } from './mapMenu';

const context: MapperContext = {
  locale: 'en',
  siteUrl: 'https://studium.example.org',
  cmsHost: 'https://cms.example.org',
  preview: false,
};

const node = (title: string, url: string | null, children: object[] = [], level = 1) =>
  ({ id: title, title, url, newWindow: '', level, children }) as MenuNodeFragment;

it('contains the items of all three levels', () => {
  const third = node('Shifts', '/en/shifts', [], 3);
  const second = node('Living together', null, [third], 2);
  const [home] = mapMenu([node('Home', '/en', [second]), second, third], context);
  expect(home?.children?.[0]?.children?.[0]).toMatchObject({ title: 'Shifts', href: '/en/shifts' });
  expect(mapMenu([node('Home', '/en', [second]), second, third], context)).toHaveLength(1);
});

it('leaves out items without a link and without children', () => {
  const group = node('Group', null, [node('Gone', null, [], 2)]);
  expect(mapMenu([group, null, node('', '/en')], context)).toEqual([]);
});

it.each([
  ['https://studium.example.org/en/accommodations', 'accommodations'],
  ['https://studium.example.org/en/news', 'news'],
  ['https://studium.example.org/en/accommodations?category=studios', null],
  ['https://studium.example.org/en/accommodations/attic', null],
  ['https://studium.example.org/en/first-steps', null],
  ['https://example.org/en/accommodations', null],
  [null, null],
])('an item of the primary navigation to %s has the section %s', (url, section) => {
  const below = node('Below', '/en/below', [], 2);
  expect(mapHeaderMenu([node('Entry', url, [below])], context)[0]?.section).toBe(section);
});
