import { z } from 'zod';

/**
 * What search engines require of each kind of thing before they show it, and nothing besides: a
 * property that is not named here is a mistake in writing it.
 */
const url = z.url();
const words = z.string().min(1);
const moment = z.iso.datetime({ offset: true });
const schemaOrg = (...names: [string, ...string[]]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]]);
const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const pixels = z.string().regex(/^[1-9]\d*$/);
const image = thing('ImageObject', { url, width: pixels, height: pixels }).optional();
const address = thing('PostalAddress', { streetAddress: words });
const geo = thing('GeoCoordinates', {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}).optional();
const place = thing('Place', { name: words, address, geo });
const described = { url, name: words, description: words, image };
const count = z.number().int().nonnegative();

const lodging = z.strictObject({
  '@type': z.enum(['Room', 'Apartment', 'Accommodation']),
  name: words,
  description: words,
  image,
  address,
  geo,
  numberOfBedrooms: count.optional(),
  numberOfBathroomsTotal: count.optional(),
  occupancy: thing('QuantitativeValue', { value: count }).optional(),
  amenityFeature: z.array(
    thing('LocationFeatureSpecification', { name: words, value: z.literal(true) }),
  ),
});

const rent = thing('UnitPriceSpecification', {
  priceCurrency: z.literal('EUR'),
  unitCode: z.literal('MON'),
  minPrice: z.number().positive(),
  maxPrice: z.number().positive().optional(),
}).refine(({ minPrice, maxPrice = minPrice }) => maxPrice >= minPrice);

const publisher = thing('GovernmentOrganization', { '@id': url, name: words, url });
const site = thing('WebSite', {
  '@id': url,
  name: words,
  url,
  inLanguage: z.enum(['it', 'en']),
  publisher: z.strictObject({ '@id': url }),
});
const trail = thing('BreadcrumbList', {
  itemListElement: z
    .array(thing('ListItem', { position: count, name: words, item: url }))
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
});

/** The thing that a page is about, by its type. */
export const about = {
  Event: thing('Event', {
    ...described,
    startDate: moment,
    endDate: moment.optional(),
    eventStatus: schemaOrg('EventScheduled', 'EventCancelled'),
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
    location: place,
    offers: thing('Offer', { description: words, url }).optional(),
  }).refine(({ startDate, endDate = startDate }) => Date.parse(endDate) >= Date.parse(startDate)),
  NewsArticle: thing('NewsArticle', {
    url,
    headline: words.max(110),
    description: words,
    image,
    datePublished: moment,
    dateModified: moment.optional(),
    publisher: z.strictObject({ '@id': url }),
  }),
  RealEstateListing: thing('RealEstateListing', {
    url,
    name: words,
    about: lodging,
    offers: thing('Offer', {
      availability: schemaOrg('InStock', 'PreOrder', 'OutOfStock'),
      priceSpecification: rent.optional(),
    }),
  }),
  CollegeOrUniversity: thing('CollegeOrUniversity', {
    ...described,
    address,
    geo,
    sameAs: url.optional(),
  }),
  Place: thing('Place', { ...described, address, geo }),
  Service: thing('Service', {
    ...described,
    serviceType: words.optional(),
    availableChannel: thing('ServiceChannel', { serviceLocation: place }).optional(),
  }),
};

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .tuple([publisher, site])
    .rest(z.union([trail, ...Object.values(about)]))
    .refine(([owner, ofSite]) => ofSite.publisher['@id'] === owner['@id']),
});

/**
 * Reads a page's JSON-LD strictly.
 * @returns the types of its parts, after publisher and site, and what is wrong with it
 */
export function readStructuredData(html: string): { types: string[]; faults: string } {
  const [, json = 'null'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const read = graph.safeParse(JSON.parse(json));
  if (!read.success) return { types: [], faults: z.prettifyError(read.error) };
  return { types: read.data['@graph'].slice(2).map((one) => one['@type']), faults: '' };
}
