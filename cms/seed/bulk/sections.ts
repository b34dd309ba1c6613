import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  envelopeQualities,
  includedServices,
  pricingModes,
  typesWithCin,
} from '../../src/collections/Accommodations.options';
import { eventTypes } from '../../src/collections/Events.options';
import { serviceTypes } from '../../src/collections/Services.options';
import type { Choice } from '../../src/fields/options';
import { htmlToLexical } from '../../src/richText/htmlToLexical';
import type { Random } from '../illustrations/random';
import { streets } from '../map/streets';
import type { BulkEntry, Making } from './BulkEntry';
import {
  addressOf,
  bilingual,
  contactsOf,
  contentOf,
  dayFrom,
  galleryOf,
  some,
  summary,
  threePictures,
} from './parts';
import { sentence } from './words';

const value = (choices: readonly Choice[], random: Random): string => random.pick(choices).value;

const related = ({ groups, random }: Making, group: string, low: number, high: number): number[] =>
  some(groups[group] ?? [], random, low, high);

const richText = (random: Random) =>
  bilingual((site) => htmlToLexical(`<p>${sentence(site, random)}</p>`));

const titled = (random: Random, list: readonly (readonly [it: string, en: string])[]) => {
  const [it, en] = random.pick(list);
  const street = random.pick(streets);
  return { it: `${it}, ${street}`, en: `${en}, ${street}` };
};

const cin = (random: Random): string =>
  `IT000000A1${random.int(0, 99_999_999).toString().padStart(8, '0')}`;

function accommodation(making: Making): BulkEntry {
  const { random, today } = making;
  const [image, ...gallery] = threePictures(making);
  const kind = random.pick(accommodationTypes);
  const bedrooms = random.int(1, 5);
  const priceMin = random.int(36, 180) * 5;
  const epglNren = random.int(200, 2600) / 10;
  return {
    collection: 'accommodations',
    title: titled(random, [[kind.label.it, kind.label.en]]),
    fields: {
      excerpt: summary(random),
      image,
      gallery: galleryOf(gallery, random),
      contentManager: contentOf(making, []),
      categories: related(making, 'accommodationsCategories', 1, 2),
      accommodationType: kind.value,
      bedrooms,
      bedsNumber: bedrooms + random.int(0, 3),
      bathroomsNumber: random.int(1, 3),
      includedServices: some(includedServices, random, 2, 8).map((service) => service.value),
      houseRules: richText(random),
      ownerTerms: richText(random),
      studentCardReserved: random.chance(0.15),
      priceMin,
      priceMax: random.chance(0.3) ? priceMin + random.int(1, 30) * 5 : null,
      condominiumFees: random.int(0, 12) * 5,
      deposit: priceMin * random.int(1, 3),
      pricingMode: value(pricingModes, random),
      availabilityStatus: random.chance(0.3) ? value(availabilityStatuses, random) : null,
      availableFrom: random.chance(0.5) ? dayFrom(today, random.int(-30, 200)) : null,
      minimumStay: random.int(1, 10),
      maximumStay: random.chance(0.4) ? random.int(10, 36) : null,
      verifiedOn: dayFrom(today, -random.int(0, 300)),
      energyClass: value(energyClasses, random),
      epglNren,
      epglRen: random.int(0, 400) / 10,
      envelopeWinter: value(envelopeQualities, random),
      envelopeSummer: value(envelopeQualities, random),
      cin: typesWithCin.includes(kind.value) ? cin(random) : null,
      address: addressOf(random),
      ownerName: `Locatore ${random.int(1, 900)}`,
      contactLinks: contactsOf(random),
    },
  };
}

function event(making: Making): BulkEntry {
  const { random, today } = making;
  const [image, ...further] = threePictures(making);
  const kind = random.pick(eventTypes);
  const days = random.int(-120, 240);
  const hour = random.int(8, 20);
  return {
    collection: 'events',
    title: titled(random, [[kind.label.it, kind.label.en]]),
    fields: {
      excerpt: summary(random),
      image,
      contentManager: contentOf(making, further),
      eventStartDate: dayFrom(today, days, hour),
      eventEndDate: dayFrom(today, days + (random.chance(0.2) ? random.int(1, 30) : 0), hour + 3),
      eventType: kind.value,
      categories: related(making, 'eventsCategories', 1, 2),
      tags: related(making, 'eventsTags', 0, 3),
      ticket: random.pick([
        { it: 'Ingresso libero', en: 'Free admission' },
        { it: '5 €, 3 € con la tessera', en: '€5, €3 with the card' },
      ]),
      address: addressOf(random),
      contactLinks: contactsOf(random),
    },
  };
}

function article(making: Making): BulkEntry {
  const { random } = making;
  const [image, ...further] = threePictures(making);
  return {
    collection: 'news',
    title: titled(random, [
      ['Nuovi orari', 'New opening hours'],
      ['Bando per gli studenti', 'Call for students'],
      ['Lavori in corso', 'Works under way'],
      ['Che cosa cambia', 'What changes'],
    ]),
    fields: {
      excerpt: summary(random),
      image,
      contentManager: contentOf(making, further),
      categories: related(making, 'newsCategories', 1, 2),
      tags: related(making, 'newsTags', 0, 3),
    },
  };
}

function service(making: Making): BulkEntry {
  const { random } = making;
  const [image, ...further] = threePictures(making);
  const kind = random.pick(serviceTypes);
  return {
    collection: 'services',
    title: titled(random, [[kind.label.it, kind.label.en]]),
    fields: {
      excerpt: summary(random),
      image,
      contentManager: contentOf(making, further),
      serviceType: kind.value,
      categories: related(making, 'servicesCategories', 1, 2),
      address: addressOf(random),
      contactLinks: contactsOf(random),
    },
  };
}

function place(making: Making): BulkEntry {
  const { random } = making;
  return {
    collection: 'poi',
    title: titled(random, [
      ['Fontanella', 'Drinking fountain'],
      ['Rastrelliera', 'Bicycle stand'],
      ['Punto di ritrovo', 'Meeting point'],
    ]),
    fields: {
      description: summary(random),
      icon: threePictures(making)[0],
      address: addressOf(random),
    },
  };
}

/** Twenty entries in a row: twelve of them, 60 %, are accommodations. */
const row = [
  ...[accommodation, event, accommodation, accommodation, article],
  ...[accommodation, accommodation, service, accommodation, event],
  ...[accommodation, accommodation, place, accommodation, article],
  ...[accommodation, service, accommodation, accommodation, event],
];

/** The entry of a number: always the same for the same supplies. */
export const makeEntry = (making: Making): BulkEntry =>
  (row[making.number % row.length] ?? accommodation)(making);
