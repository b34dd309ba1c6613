import type { Accommodation as Lodging, ItemAvailability, RealEstateListing } from 'schema-dts';
import { imageJsonLd, placeJsonLdParts } from '@/server/jsonLd/jsonLdParts';
import type { AccommodationType, Availability } from '../model';
import type { Accommodation } from '../detail';

const types = {
  singleRoom: 'Room',
  doubleRoom: 'Room',
  bed: 'Room',
  studio: 'Apartment',
  apartment: 'Apartment',
  shortLet: 'Apartment',
  residence: 'Accommodation',
  hostel: 'Accommodation',
  bedAndBreakfast: 'Accommodation',
} as const satisfies Record<AccommodationType, string>;

const availabilities: Record<Availability, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  freeSoon: 'https://schema.org/PreOrder',
  busy: 'https://schema.org/OutOfStock',
};

/** JSON-LD of an accommodation: the offer, with the price in euro a month. */
export function accommodationJsonLd(accommodation: Accommodation, url: string): RealEstateListing {
  const { title, excerpt, image, type, price, availability } = accommodation;
  const { bedrooms, bathrooms, beds, includedServices } = accommodation;
  const lodging: Lodging = {
    '@type': type ? types[type] : 'Accommodation',
    name: title,
    ...(excerpt && { description: excerpt }),
    ...imageJsonLd(image, url),
    ...placeJsonLdParts(accommodation),
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(beds !== null && { occupancy: { '@type': 'QuantitativeValue', value: beds } }),
    amenityFeature: includedServices.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  };
  return {
    '@type': 'RealEstateListing',
    url,
    name: title,
    about: lodging,
    offers: {
      '@type': 'Offer',
      availability: availabilities[availability],
      ...(price && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: 'EUR',
          // The UN/CEFACT code of a month.
          unitCode: 'MON',
          minPrice: price.from,
          ...(price.to !== null && { maxPrice: price.to }),
        },
      }),
    },
  };
}
