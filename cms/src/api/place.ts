import type { Accommodation } from '../payload-types';
import type { TypeResolvers } from './FieldResolver';

type Place = NonNullable<Accommodation['address']>;
type Contact = NonNullable<Accommodation['contactLinks']>[number];

/** Returns null for an address whose fields are all empty. */
export const addressOf = (place: Accommodation['address']): Place | null =>
  place && (place.address || (typeof place.lat === 'number' && typeof place.lng === 'number'))
    ? place
    : null;

/** An entry with an address, contacts and an embedded video. */
interface Placed {
  doc: {
    address?: Accommodation['address'];
    contactLinks?: Contact[] | null;
    embedUrl?: string | null;
  };
}

/** Resolvers of the fields of fields/placeAndContacts.ts. */
export const placeFields = {
  address: ({ doc }: Placed) => addressOf(doc.address),
  contactLinks: ({ doc }: Placed) => doc.contactLinks ?? [],
  embedUrl: ({ doc }: Placed) => doc.embedUrl,
};

export const placeResolvers: TypeResolvers = {
  Ether_Map: {
    address: ({ address }: Place) => address,
    lat: ({ lat }: Place) => lat,
    lng: ({ lng }: Place) => lng,
  },
  contactLinks_TableRow: {
    kind: ({ kind }: Contact) => kind,
    label: ({ label }: Contact) => label,
    href: ({ href }: Contact) => href,
  },
};
