import type { Accommodation } from '../payload-types';

export type Place = NonNullable<Accommodation['address']>;
/** A way to reach an owner or an office: a label and a link. */
export type Contact = NonNullable<Accommodation['contactLinks']>[number];

/** Returns null for an address whose fields are all empty. */
export const addressOf = (place: Accommodation['address']): Place | null =>
  place && (place.address || (typeof place.lat === 'number' && typeof place.lng === 'number'))
    ? place
    : null;

interface Placed {
  doc: {
    address?: Accommodation['address'];
    contactLinks?: Contact[] | null;
  };
}

/** Resolvers of the fields of fields/placeAndContacts.ts. */
export const placeFields = {
  address: ({ doc }: Placed) => addressOf(doc.address),
  contactLinks: ({ doc }: Placed) => doc.contactLinks ?? [],
};
