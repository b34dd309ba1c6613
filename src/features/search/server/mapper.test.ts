import type { SearchQuery } from '@/gql/graphql';
import { createFormatters } from '@/i18n/format';
import type { MapperContext } from '@/server/mapping/context';
import { searchSections } from '../model';
import { mapCategories, mapGroups } from './mapper';

const context: MapperContext = {
  locale: 'it',
  siteUrl: 'https://studium.example',
  cmsHost: 'http://cms.internal:4000',
  preview: false,
};

const picture = {
  alt: 'Una stanza',
  url: 'http://cms.internal:4000/media/a.webp',
  width: 1600,
  height: 1200,
  w560: 'http://cms.internal:4000/media/a-560.webp',
  w1180: 'http://cms.internal:4000/media/a-1180.webp',
  w1540: 'http://cms.internal:4000/media/a-1540.webp',
};
const place = { address: 'Via Alta 12', lat: 1, lng: 2 };
const entry = { id: '1', slug: 'uno', title: 'Uno', excerpt: 'In breve', categories: [] };
const url = 'https://studium.example/uno';

const home = {
  __typename: 'accommodations_accommodations_Entry' as const,
  ...entry,
  accommodationType: 'singleRoom',
  priceMin: 380,
  priceMax: 450,
  pricingMode: 'perPerson',
  availabilityStatus: 'busy',
  studentCardReserved: false,
  bedrooms: 1,
  bedsNumber: 2,
  bathroomsNumber: 1,
  includedServices: ['wifi'],
  image: [picture],
  address: place,
};
const service = {
  __typename: 'services_services_Entry' as const,
  ...entry,
  title: 'La biblioteca',
  deadline: null,
  serviceType: 'library',
  image: [],
  address: place,
};
const event = {
  __typename: 'events_events_Entry' as const,
  ...entry,
  url,
  eventType: 'concert',
  eventStartDate: '2001-11-27T20:00:00Z',
  eventEndDate: null,
  eventDates: [],
  cancelled: null,
  ticket: null,
  image: [picture],
  address: place,
};
const university = {
  __typename: 'universities_universities_Entry' as const,
  id: '1',
  slug: 'uno',
  url,
  title: 'Ateneo',
  subtitle: 'Dal 1361',
  thumbnail: [picture],
  address: place,
};
const point = {
  __typename: 'poi_poi_Entry' as const,
  id: '107',
  slug: 'fontana',
  title: 'Fontana',
  excerpt: 'Acqua fresca',
  icon: [picture],
  address: place,
};
const news = {
  __typename: 'news_news_Entry' as const,
  ...entry,
  url,
  deadline: null,
  dateCreated: '2026-11-20T09:00:00Z',
  postDate: '2026-11-21T09:00:00Z',
  image: [picture],
};
const page = {
  __typename: 'pages_pages_Entry' as const,
  title: 'Muoversi',
  uri: 'muoversi',
  seo: { description: 'A piedi e in autobus' },
};
const list = { ...page, __typename: 'pages_archive_Entry' as const, uri: 'alloggi' };

const nothing = Object.fromEntries(
  searchSections.flatMap((section) => [
    [section, []],
    [`${section}Count`, 0],
  ]),
) as unknown as SearchQuery;

const groups = (data: Partial<SearchQuery>, query = 'uno', mapperContext = context) =>
  mapGroups({ ...nothing, ...data }, query, mapperContext, createFormatters(mapperContext.locale))
    .groups;

it('maps a home with its address, price and state', () => {
  expect(groups({ accommodations: [home], accommodationsCount: 7 })).toEqual([
    {
      section: 'accommodations',
      count: 7,
      hits: [
        {
          href: '/alloggi/uno',
          title: 'Uno',
          excerpt: 'In breve',
          meta: 'Via Alta 12',
          price: '€\u00a0380–450',
          state: 'busy',
          image: '/media/a-560.webp',
        },
      ],
    },
  ]);
});

it('maps an event with its time, address and state', () => {
  const [group] = groups({ events: [event], eventsCount: 1 });
  expect(group?.hits[0]).toMatchObject({
    href: '/eventi/uno',
    meta: 'mar 27 nov 2001, 21:00 · Via Alta 12',
    state: 'past',
  });
});

it('maps universities, places, news and pages', () => {
  const counts = { universitiesCount: 1, placesCount: 1, newsCount: 1, pagesCount: 2 };
  const data = { universities: [university], places: [point], news: [news], pages: [page, list] };
  const hits = groups({ ...counts, ...data }).flatMap((group) => group.hits);
  expect(hits).toMatchObject([
    { href: '/atenei/uno', excerpt: 'Dal 1361', meta: 'Via Alta 12' },
    { href: '/luoghi/fontana', excerpt: 'Acqua fresca', meta: 'Via Alta 12' },
    { href: '/news/uno', meta: '21 novembre 2026' },
    { href: '/muoversi', excerpt: 'A piedi e in autobus', image: null },
    { href: '/alloggi' },
  ]);
});

it('builds addresses in the current language', () => {
  const english = { ...context, locale: 'en' as const };
  const hits = groups({ services: [service], servicesCount: 1 }, 'x', english)[0]?.hits;
  expect(hits?.[0]?.href).toBe('/en/services/uno');
});

it('leaves out hits without a page and sections without hits', () => {
  const nowhere = { ...page, uri: 'not/a/screen' };
  const data = { pages: [nowhere, { ...page, uri: null }, null], pagesCount: 3 };
  expect(groups(data)).toEqual([{ section: 'pages', count: 3, hits: [] }]);
  expect(groups({})).toEqual([]);
});

it('sorts sections with a match in a title first', () => {
  const data = {
    accommodations: [home],
    accommodationsCount: 1,
    services: [service],
    servicesCount: 1,
  };
  const order = (query: string) => groups(data, query).map(({ section }) => section);
  expect(order('biblioteche')).toEqual(['services', 'accommodations']);
  expect(order('altro')).toEqual(['accommodations', 'services']);
});

it('maps categories to links', () => {
  const categories = {
    accommodations: [{ slug: 'camere-singole', title: 'Camere singole' }, null],
    services: [{ slug: 'mangiare', title: 'Mangiare' }],
    events: [{ slug: '', title: 'Senza indirizzo' }],
  };
  expect(mapCategories(categories, context)).toEqual([
    {
      title: 'Camere singole',
      href: '/alloggi?category=camere-singole',
      section: 'accommodations',
    },
    { title: 'Mangiare', href: '/servizi?category=mangiare', section: 'services' },
  ]);
});
