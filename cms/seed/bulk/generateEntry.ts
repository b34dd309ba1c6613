import { typesWithCin } from '@studium/shared/nationalCode';
import { map } from '@studium/shared/town/appearance';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  envelopeQualities,
  includedServices,
  pricingModes,
} from '../../src/sections/accommodations/options';
import { eventTypes } from '../../src/sections/events/options';
import { serviceTypes } from '../../src/sections/services/options';
import type { Choice } from '../../src/fields/options';
import { htmlToLexical } from '../../src/richText/htmlToLexical';
import { inEachSite } from '../../src/sites';
import type { Random } from '../random';
import type { BulkEntry, EntryContext, Fields } from './BulkEntry';
import {
  contactsOf,
  contentOf,
  dayFrom,
  galleryOf,
  inSites,
  pickSome,
  summary,
  threePictures,
} from './parts';
import { sentence } from './words';

/** Names of streets that many Italian towns have. */
const streets = [
  ...['Via Roma', 'Via Garibaldi', 'Via Mazzini', 'Corso Italia', 'Via Dante', 'Via Cavour'],
  ...['Piazza Matteotti', 'Via Verdi', 'Viale della Stazione', 'Via dei Mille', 'Via Alta'],
  ...['Piazza del Duomo', 'Via Nuova', 'Borgo San Paolo', 'Via Leopardi', 'Vicolo del Pozzo'],
];

/** The share of the map, from each edge, in which there are no bulk entries: most of it is country. */
const edge = 0.3;

const between = (low: number, high: number, random: Random): number =>
  Math.round((low + (high - low) * random.range(edge, 1 - edge)) * 1e5) / 1e5;

/** An address anywhere in the town; without a position in a town without a map. */
function addressOf(random: Random): Fields {
  const address = `${random.pick(streets)} ${random.int(1, 60)}`;
  if (!map) return { address };
  const [west, south, east, north] = map.bounds;
  return { address, lat: between(south, north, random), lng: between(west, east, random) };
}

const pickValue = (choices: readonly Choice[], random: Random): string =>
  random.pick(choices).value;

const related = (
  { groups, random }: EntryContext,
  group: string,
  low: number,
  high: number,
): number[] => pickSome(groups[group] ?? [], random, low, high);

const richText = (random: Random) =>
  inEachSite((site) => htmlToLexical(`<p>${sentence(site, random)}</p>`));

const titleWithStreet = (random: Random, list: readonly (readonly [it: string, en: string])[]) => {
  const [it, en] = random.pick(list);
  const street = random.pick(streets);
  return inSites({ it: `${it}, ${street}`, en: `${en}, ${street}` });
};

const cin = (random: Random): string =>
  `IT000000A1${random.int(0, 99_999_999).toString().padStart(8, '0')}`;

function accommodation(context: EntryContext): BulkEntry {
  const { random, today } = context;
  const [image, ...gallery] = threePictures(context);
  const kind = random.pick(accommodationTypes);
  const bedrooms = random.int(1, 5);
  const priceMin = random.int(36, 180) * 5;
  const epglNren = random.int(200, 2600) / 10;
  return {
    collection: 'accommodations',
    title: titleWithStreet(random, [[kind.label.it, kind.label.en]]),
    fields: {
      excerpt: summary(random),
      image,
      gallery: galleryOf(gallery, random),
      contentManager: contentOf(context, []),
      categories: related(context, 'accommodationsCategories', 1, 2),
      accommodationType: kind.value,
      bedrooms,
      bedsNumber: bedrooms + random.int(0, 3),
      bathroomsNumber: random.int(1, 3),
      includedServices: pickSome(includedServices, random, 2, 8).map((service) => service.value),
      houseRules: richText(random),
      ownerTerms: richText(random),
      studentCardReserved: random.chance(0.15),
      priceMin,
      priceMax: random.chance(0.3) ? priceMin + random.int(1, 30) * 5 : null,
      condominiumFees: random.int(0, 12) * 5,
      deposit: priceMin * random.int(1, 3),
      pricingMode: pickValue(pricingModes, random),
      availabilityStatus: random.chance(0.3) ? pickValue(availabilityStatuses, random) : null,
      availableFrom: random.chance(0.5) ? dayFrom(today, random.int(-30, 200)) : null,
      minimumStay: random.int(1, 10),
      maximumStay: random.chance(0.4) ? random.int(10, 36) : null,
      verifiedOn: dayFrom(today, -random.int(0, 300)),
      energyClass: pickValue(energyClasses, random),
      epglNren,
      epglRen: random.int(0, 400) / 10,
      envelopeWinter: pickValue(envelopeQualities, random),
      envelopeSummer: pickValue(envelopeQualities, random),
      cin: typesWithCin.includes(kind.value) ? cin(random) : null,
      address: addressOf(random),
      ownerName: `Locatore ${random.int(1, 900)}`,
      contactLinks: contactsOf(random),
    },
  };
}

function event(context: EntryContext): BulkEntry {
  const { random, today } = context;
  const [image, ...further] = threePictures(context);
  const kind = random.pick(eventTypes);
  const days = random.int(-120, 240);
  const hour = random.int(8, 20);
  return {
    collection: 'events',
    title: titleWithStreet(random, [[kind.label.it, kind.label.en]]),
    fields: {
      excerpt: summary(random),
      image,
      contentManager: contentOf(context, further),
      eventStartDate: dayFrom(today, days, hour),
      eventEndDate: dayFrom(today, days + (random.chance(0.2) ? random.int(1, 30) : 0), hour + 3),
      eventType: kind.value,
      categories: related(context, 'eventsCategories', 1, 2),
      tags: related(context, 'eventsTags', 0, 3),
      ticket: inSites(
        random.pick([
          { it: 'Ingresso libero', en: 'Free admission' },
          { it: '5 €, 3 € con la tessera', en: '€5, €3 with the card' },
        ]),
      ),
      address: addressOf(random),
      contactLinks: contactsOf(random),
    },
  };
}

function article(context: EntryContext): BulkEntry {
  const { random } = context;
  const [image, ...further] = threePictures(context);
  return {
    collection: 'news',
    title: titleWithStreet(random, [
      ['Nuovi orari', 'New opening hours'],
      ['Bando per gli studenti', 'Call for students'],
      ['Lavori in corso', 'Works under way'],
      ['Che cosa cambia', 'What changes'],
    ]),
    fields: {
      excerpt: summary(random),
      image,
      contentManager: contentOf(context, further),
      categories: related(context, 'newsCategories', 1, 2),
      tags: related(context, 'newsTags', 0, 3),
    },
  };
}

function service(context: EntryContext): BulkEntry {
  const { random } = context;
  const [image, ...further] = threePictures(context);
  const kind = random.pick(serviceTypes);
  return {
    collection: 'services',
    title: titleWithStreet(random, [[kind.label.it, kind.label.en]]),
    fields: {
      excerpt: summary(random),
      image,
      contentManager: contentOf(context, further),
      serviceType: kind.value,
      categories: related(context, 'servicesCategories', 1, 2),
      address: addressOf(random),
      contactLinks: contactsOf(random),
    },
  };
}

function place(context: EntryContext): BulkEntry {
  const { random } = context;
  return {
    collection: 'poi',
    title: titleWithStreet(random, [
      ['Fontanella', 'Drinking fountain'],
      ['Rastrelliera', 'Bicycle stand'],
      ['Punto di ritrovo', 'Meeting point'],
    ]),
    fields: {
      description: summary(random),
      icon: threePictures(context)[0],
      address: addressOf(random),
    },
  };
}

/** The sections of twenty consecutive entries; twelve of them (60 %) are accommodations. */
const mix = [
  ...[accommodation, event, accommodation, accommodation, article],
  ...[accommodation, accommodation, service, accommodation, event],
  ...[accommodation, accommodation, place, accommodation, article],
  ...[accommodation, service, accommodation, accommodation, event],
];

/** Generates the entry of a number. The same context always gives the same entry. */
export const generateEntry = (context: EntryContext): BulkEntry =>
  (mix[context.number % mix.length] ?? accommodation)(context);
