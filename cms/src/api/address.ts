import type { Accommodation } from '../payload-types';

/** A postal address, with or without a position on the map. */
export type Address = NonNullable<Accommodation['address']>;
/** A way to reach an owner or an office: a label and a link. */
export type Contact = NonNullable<Accommodation['contactLinks']>[number];

/** Returns null for an address whose fields are all empty. */
export const addressOf = (address: Accommodation['address']): Address | null =>
  address &&
  (address.address || (typeof address.lat === 'number' && typeof address.lng === 'number'))
    ? address
    : null;

interface WithAddress {
  doc: {
    address?: Accommodation['address'];
    contactLinks?: Contact[] | null;
  };
}

/** Resolvers of the fields of fields/placeAndContacts.ts. */
export const addressFields = {
  address: ({ doc }: WithAddress) => addressOf(doc.address),
  contactLinks: ({ doc }: WithAddress) => doc.contactLinks ?? [],
};
