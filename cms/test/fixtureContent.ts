import path from 'node:path';
import { Problems } from '../content/Problems';
import { readMedia } from '../content/readMedia';
import { References } from '../content/References';
import type { BlockSeed } from '../content/markdown/blockSchema';
import type { AccommodationSeed, EventSeed, NewsSeed } from '../content/sections';
import type { MenuNodeSeed, SeedContent } from '../seed/types';
import { cmsDir } from '../src/paths';
import type { PerSite } from '../src/sites';
import { everyBlock } from './everyBlock';

const both = (text: string): PerSite => ({ it: `${text} it`, en: `${text} en` });

const paragraph = (text: string): PerSite => ({
  it: `<p>${text} it</p>`,
  en: `<p>${text} en</p>`,
});

const room = (name: string, bedrooms: number, priceMin: number): AccommodationSeed => ({
  title: both(name),
  slug: { it: `${name.toLowerCase()}-it`, en: `${name.toLowerCase()}-en` },
  excerpt: both(`Perché ${name}`),
  image: 'room',
  gallery: [{ images: ['room'] }],
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
  ownerTerms: paragraph('Terms'),
  availabilityStatus: bedrooms === 4 ? 'busy' : undefined,
  studentCardReserved: bedrooms === 1,
  energy: {
    energyClass: 'D',
    epglNren: 120.5,
    epglRen: 10,
    envelopeWinter: 'average',
    envelopeSummer: 'poor',
  },
  deposit: priceMin * 2,
  minimumStay: 6,
  availableFrom: bedrooms === 2 ? 30 : undefined,
  verifiedDaysAgo: 10,
  ownerName: 'Ada',
  address: { address: 'Via Roma 1', lat: 43.4, lng: 12.1 },
  contactLinks: [{ kind: 'phone', label: both('Call'), href: 'tel:0123' }],
  blocks: { it: [], en: [] },
});

const address = { address: 'Piazza Grande 1', lat: 43.41, lng: 12.05 };
const none: PerSite<BlockSeed[]> = { it: [], en: [] };
const named = (name: string) => ({
  title: both(name),
  slug: { it: `${name.toLowerCase()}-it`, en: `${name.toLowerCase()}-en` },
});

const event = (name: string, week: number, more: Partial<EventSeed> = {}): EventSeed => ({
  ...named(name),
  excerpt: both(`About ${name}`),
  image: 'room',
  categories: ['music'],
  tags: [],
  eventType: 'concert',
  starts: { week, day: 'fri', at: '21:00' },
  ends: { week, day: 'fri', at: '23:00' },
  ticket: both('Free'),
  address,
  contactLinks: [],
  blocks: none,
  ...more,
});

const article = (name: string, daysAgo: number, more: Partial<NewsSeed> = {}): NewsSeed => ({
  ...named(name),
  excerpt: both(`About ${name}`),
  image: 'room',
  categories: ['living'],
  tags: [],
  daysAgo,
  blocks: none,
  ...more,
});

const homeNode = (home: string, away: string): MenuNodeSeed => ({
  link: { text: home, entry: { section: 'pages', key: 'home' } },
  children: [{ link: { text: away, url: 'https://example.org', newWindow: true } }],
});
const noItems: PerSite<MenuNodeSeed[]> = { it: [], en: [] };
const homeMenu = { it: [homeNode('Casa', 'Fuori')], en: [homeNode('Home', 'Away')] };

const footer = {
  content: { it: [{ html: '<p>piede</p>' }, { menu: 'footerMenu' as const }], en: [] },
};

const problems = new Problems();
const media = readMedia({
  root: path.join(cmsDir, 'test/town'),
  collected: { problems, references: new References() },
});
problems.throwIfAny('test');

/** The content of a small town with five accommodations, for tests. */
export const fixtureContent: SeedContent = {
  ...media,
  servicesCategories: { eat: { ...named('Eat'), image: 'room' } },
  eventsCategories: { music: named('Music'), talks: named('Talks') },
  newsCategories: { living: named('Living'), money: named('Money') },
  eventsTags: { free: named('Free'), outdoors: named('Outdoors') },
  newsTags: { rent: named('Rent') },
  services: {
    canteen: {
      ...named('Canteen'),
      excerpt: both('Where to eat'),
      image: 'room',
      categories: ['eat'],
      serviceType: 'canteen',
      address,
      contactLinks: [],
      blocks: none,
    },
  },
  events: {
    past: event('Past', -3),
    concert: event('Concert', 2, { tags: ['free'] }),
    talk: event('Talk', 4, { categories: ['talks'], tags: ['outdoors'], eventType: 'lecture' }),
  },
  universities: {
    university: {
      ...named('University'),
      formerSlugs: { it: ['studio-generale'], en: [] },
      subtitle: both('Since 1361'),
      thumbnail: 'room',
      address,
      contactLinks: [],
      blocks: none,
    },
  },
  news: {
    // The tests of search use these words, see contractOfSections.ts.
    rents: article('Rents', 3, {
      title: { it: 'Gli affitti degli studenti', en: 'Rents of students' },
      tags: ['rent'],
    }),
    bus: article('Bus', 10, {
      deadline: '2030-06-30',
      categories: ['money'],
      blocks: {
        it: [{ type: 'textContent', html: '<p>Perché l’affitto è più caro in città</p>' }],
        en: [{ type: 'textContent', html: '<p>Why renting costs more here</p>' }],
      },
    }),
  },
  poi: { fountain: { ...named('Fountain'), address, description: both('Water'), icon: 'sign' } },
  accommodationsCategories: {
    rooms: { title: both('Rooms'), slug: { it: 'camere', en: 'rooms' }, image: 'room' },
    houses: { title: both('Houses'), slug: { it: 'case', en: 'houses' }, image: 'room' },
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
    blocks: {
      kind: 'page',
      ...named('Blocks'),
      blocks: { it: everyBlock, en: everyBlock },
      seo: { it: { keywords: ['affitto'] }, en: {} },
    },
    categories: {
      kind: 'archive',
      archiveSection: 'newsCategories',
      title: both('Categories'),
      slug: { it: 'categorie', en: 'categories' },
      blocks: none,
      seo: { it: {}, en: {} },
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
  menus: { headerMenu: noItems, topMenu: noItems, mainMenu: homeMenu, footerMenu: homeMenu },
  redirects: [
    {
      from: '/seeded.html',
      to: { entry: { section: 'poi', key: 'fountain' }, site: 'it' },
      line: 1,
    },
  ],
  globals: {
    siteInfo: { plainTitle: both('Studium'), plainDescription: both('Guide'), image: 'room' },
    generalConfigurations: {
      priceDisclaimer: paragraph('price'),
      accommodationDisclaimer: paragraph('home'),
    },
    registerPrivacy: { textContent: paragraph('privacy') },
    socials: { facebook: 'https://facebook.example.org' },
    footer: [footer, footer, footer, footer],
    prefooter: { blocks: { it: [{ type: 'titleContent', plainTitle: 'Prima' }], en: [] } },
  },
};
