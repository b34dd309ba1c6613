import type { AccommodationSeed, Bilingual, MenuNodeSeed, SeedContent } from '../seed/types';

const both = (text: string): Bilingual => ({ it: `${text} it`, en: `${text} en` });

const room = (name: string, bedrooms: number, priceMin: number): AccommodationSeed => ({
  title: both(name),
  slug: { it: `${name.toLowerCase()}-it`, en: `${name.toLowerCase()}-en` },
  excerpt: both(`Perché ${name}`),
  image: 'room',
  gallery: ['room'],
  categories: [bedrooms > 2 ? 'houses' : 'rooms'],
  accommodationType: bedrooms > 2 ? 'apartment' : 'singleRoom',
  bedrooms,
  bedsNumber: bedrooms,
  bathroomsNumber: 1,
  includedServices: bedrooms > 2 ? ['wifi', 'gas'] : ['wifi'],
  priceMin,
  condominiumFees: 20,
  pricingMode: 'perRoom',
  houseRules: { it: '<p>Regole</p>', en: '<p>Rules</p>' },
  ownerTerms: both('<p>Terms</p>'),
  availabilityStatus: bedrooms === 4 ? 'busy' : undefined,
  studentCardReserved: bedrooms === 1,
  ownerName: 'Ada',
  address: { address: 'Via Roma 1', lat: 43.4, lng: 12.1 },
  contactLinks: [{ kind: 'phone', label: both('Call'), href: 'tel:0123' }],
  blocks: { it: [], en: [] },
});

const homeNode: MenuNodeSeed = {
  link: {
    it: { text: 'Casa', entry: { section: 'pages', key: 'home' } },
    en: { text: 'Home', entry: { section: 'pages', key: 'home' } },
  },
  children: [
    {
      link: {
        it: { text: 'Fuori', url: 'https://example.org', newWindow: true },
        en: { text: 'Away', url: 'https://example.org', newWindow: true },
      },
    },
  ],
};

const footer = { content: { it: [{ html: '<p>piede</p>' }, { menu: 'footerMenu' }], en: [] } };

/** A town of five rooms, for tests. */
export const fixtureContent: SeedContent = {
  pictures: {
    room: { scene: 'singleRoom', seed: 1, width: 1000, height: 750, alt: both('A room') },
  },
  accommodationsCategories: {
    rooms: { title: both('Rooms'), slug: { it: 'camere', en: 'rooms' }, backgroundImage: 'room' },
    houses: { title: both('Houses'), slug: { it: 'case', en: 'houses' }, backgroundImage: 'room' },
  },
  accommodations: {
    one: room('One', 1, 300),
    two: room('Two', 2, 500),
    three: room('Three', 3, 700),
    four: room('Four', 4, 900),
    five: room('Five', 5, 1100),
  },
  pages: {
    home: {
      kind: 'home',
      title: both('Home'),
      slug: { it: 'casa', en: 'home' },
      blocks: {
        it: [
          {
            type: 'hero',
            backgroundImage: 'room',
            children: [
              { type: 'titleContent', plainTitle: 'Benvenuti' },
              {
                type: 'buttons',
                buttons: [
                  { text: 'Uno', entry: { section: 'accommodations', key: 'one' } },
                  { text: 'Camere', category: { group: 'accommodationsCategories', key: 'rooms' } },
                ],
              },
            ],
          },
          { type: 'textContent', html: '<p>Ciao <strong>mondo</strong></p>' },
        ],
        en: [{ type: 'titleContent', plainTitle: 'Welcome' }],
      },
      seo: { it: { title: 'SEO it' }, en: {} },
    },
    list: {
      kind: 'archive',
      archiveSection: 'accommodations',
      title: both('List'),
      slug: { it: 'alloggi', en: 'accommodations' },
      blocks: { it: [], en: [] },
      seo: { it: {}, en: {} },
    },
  },
  menus: { headerMenu: [], topMenu: [], mainMenu: [homeNode], footerMenu: [homeNode] },
  globals: {
    siteInfo: { plainTitle: both('Studium'), plainDescription: both('Guide'), image: 'room' },
    generalConfigurations: {
      priceDisclaimer: both('<p>price</p>'),
      accommodationDisclaimer: both('<p>home</p>'),
    },
    registerPrivacy: { textContent: both('<p>privacy</p>') },
    socials: { facebook: 'https://facebook.example.org' },
    footer: [footer, footer, footer, footer],
    prefooter: { blocks: { it: [{ type: 'titleContent', plainTitle: 'Prima' }], en: [] } },
  },
};
