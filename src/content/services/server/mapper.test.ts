import { context } from '@/blocks/engine/testing/rawBlocks';
import type { ServiceDetailFragment } from '@/gql/graphql';
import { mapService, mapServiceTeaser } from './mapper';

const mapperContext = { ...context, locale: 'en' } as const;

const raw: ServiceDetailFragment = {
  id: '7',
  slug: 'pozzo-canteen',
  title: 'The Pozzo canteen',
  dateUpdated: '2026-11-02T10:00:00+00:00',
  localized: [{ slug: 'mensa-del-pozzo', siteHandle: 'it' }],
  excerpt: 'The loudest.',
  deadline: null,
  serviceType: 'canteen',
  categories: [{ id: '1', slug: 'eating', title: 'Eating' }],
  image: [],
  address: { address: 'Piazza del Pozzo 5', lat: 43, lng: 12 },
  contactLinks: [
    { kind: 'phone', label: 'Call', href: 'tel:0000123431' },
    { kind: 'pigeon', label: null, href: 'https://canteen.example.org' },
    { kind: 'website', label: 'Click', href: 'javascript:alert(1)' },
  ],
  embedUrl: 'https://vimeo.com/76979871',
  contentManager: [],
  seo: null,
};

it('maps all fields of the page', () => {
  expect(mapService(raw, { blocks: [], related: [] }, mapperContext)).toMatchObject({
    title: 'The Pozzo canteen',
    type: 'canteen',
    address: 'Piazza del Pozzo 5',
    labels: [{ title: 'Eating', href: '/en/services?category=eating' }],
    updatedAt: { iso: '2026-11-02T10:00:00+00:00', text: 'November 2, 2026' },
    image: null,
    embed: { host: 'Vimeo', kind: 'video' },
  });
});

it('keeps contacts with a valid address, also with an unknown kind', () => {
  expect(mapService(raw, { blocks: [], related: [] }, mapperContext).contacts).toEqual([
    { kind: 'phone', label: 'Call: 0000123431', href: 'tel:0000123431' },
    {
      kind: 'other',
      label: 'https://canteen.example.org',
      href: 'https://canteen.example.org/',
    },
  ]);
});

it('ignores unknown types, and gives no card without a slug', () => {
  expect(mapServiceTeaser({ ...raw, serviceType: 'zeppelin' }, mapperContext)?.type).toBeNull();
  expect(mapServiceTeaser({ ...raw, slug: null }, mapperContext)).toBeNull();
});
