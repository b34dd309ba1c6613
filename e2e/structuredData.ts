import { z } from 'zod';

/**
 * The properties that search engines require of each type. The schemas are strict, so any other property
 * is reported as a mistake.
 */
const url = z.url();
const words = z.string().min(1);
const moment = z.iso.datetime({ offset: true });
const schemaOrg = (...names: [string, ...string[]]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]]);
const entity = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const pixels = z.string().regex(/^[1-9]\d*$/);
const image = entity('ImageObject', { url, width: pixels, height: pixels }).optional();
const address = entity('PostalAddress', { streetAddress: words });
const geo = entity('GeoCoordinates', {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}).optional();
const place = entity('Place', { name: words, address, geo });
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
  occupancy: entity('QuantitativeValue', { value: count }).optional(),
  amenityFeature: z.array(
    entity('LocationFeatureSpecification', { name: words, value: z.literal(true) }),
  ),
});

const rent = entity('UnitPriceSpecification', {
  priceCurrency: z.literal('EUR'),
  unitCode: z.literal('MON'),
  minPrice: z.number().positive(),
  maxPrice: z.number().positive().optional(),
}).refine(({ minPrice, maxPrice = minPrice }) => maxPrice >= minPrice);

const publisher = entity('GovernmentOrganization', { '@id': url, name: words, url });
const site = entity('WebSite', {
  '@id': url,
  name: words,
  url,
  inLanguage: z.enum(['it', 'en']),
  publisher: z.strictObject({ '@id': url }),
});
const trail = entity('BreadcrumbList', {
  itemListElement: z
    .array(entity('ListItem', { position: count, name: words, item: url }))
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1)),
});

const oneDate = {
  startDate: moment,
  endDate: moment.optional(),
  eventStatus: schemaOrg('EventScheduled', 'EventCancelled'),
  location: place,
};

/** The main entity of a page, by its type. */
const mainEntities = {
  Event: entity('Event', {
    ...described,
    ...oneDate,
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
    subEvent: z.array(entity('Event', { url, name: words, ...oneDate })).optional(),
    offers: entity('Offer', { description: words, url }).optional(),
  }).refine(({ startDate, endDate = startDate }) => Date.parse(endDate) >= Date.parse(startDate)),
  NewsArticle: entity('NewsArticle', {
    url,
    headline: words.max(110),
    description: words,
    image,
    datePublished: moment,
    dateModified: moment.optional(),
    publisher: z.strictObject({ '@id': url }),
  }),
  RealEstateListing: entity('RealEstateListing', {
    url,
    name: words,
    about: lodging,
    offers: entity('Offer', {
      availability: schemaOrg('InStock', 'PreOrder', 'OutOfStock'),
      priceSpecification: rent.optional(),
    }),
  }),
  CollegeOrUniversity: entity('CollegeOrUniversity', {
    ...described,
    address,
    geo,
    sameAs: url.optional(),
  }),
  Place: entity('Place', { ...described, address, geo }),
  Service: entity('Service', {
    ...described,
    serviceType: words.optional(),
    availableChannel: entity('ServiceChannel', { serviceLocation: place }).optional(),
  }),
};

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .tuple([publisher, site])
    .rest(z.union([trail, ...Object.values(mainEntities)]))
    .refine(([owner, ofSite]) => ofSite.publisher['@id'] === owner['@id']),
});

/**
 * Validates a page's JSON-LD strictly.
 * @returns the types of its entities after publisher and site, and the errors as text
 */
export function readStructuredData(html: string): { types: string[]; faults: string } {
  const [, json = 'null'] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const read = graph.safeParse(JSON.parse(json));
  if (!read.success) return { types: [], faults: z.prettifyError(read.error) };
  return { types: read.data['@graph'].slice(2).map((one) => one['@type']), faults: '' };
}
