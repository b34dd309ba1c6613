import type { ContactFragment } from '@/gql/graphql';
import type { MapperContext } from './context';
import { mapContacts } from './mapContacts';

const context: MapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'https://cms.example',
  preview: false,
};

it.each([
  ['Telefona a Elisa', 'tel:0000123456', 'Telefona a Elisa: 0000123456'],
  ['0000 123456', 'tel:0000123456', '0000 123456'],
  ['+39 0000 123-456', 'tel:+39 0000 123-456', '+39 0000 123-456'],
  ['Tel. 0000 12.34.56', 'tel:+39-0000-123456', 'Tel. 0000 12.34.56'],
  ['0551 123456', 'tel:+49551123456', '0551 123456'],
  ['Interno 12', 'tel:+39000012', 'Interno 12: +39000012'],
  ['', 'tel:+39 0000 123456', '+39 0000 123456'],
  ['', 'mailto:info@studium.example?subject=Casa', 'info@studium.example'],
  ['Scrivi', 'mailto:info@studium.example', 'Scrivi'],
])('the contact “%s” to %s reads “%s”', (label, href, expected) => {
  const row = { kind: 'phone', label, href } as ContactFragment;
  expect(mapContacts([row], context)[0]?.label).toBe(expected);
});
