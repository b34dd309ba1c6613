import type { Block } from '@/blocks/block';
import type { Image } from '@/components/Picture/image';

export type PricingMode = 'perPerson' | 'perRoom' | 'wholeHouse';
export type Availability = 'available' | 'freeSoon' | 'busy';
export type AccommodationType =
  'singleRoom' | 'doubleRoom' | 'bed' | 'studio' | 'apartment' | 'residence';

/** Euro per month, condominium fees not included (specification §3). */
export interface Price {
  from: number;
  to: number | null;
  mode: PricingMode;
}

/** An accommodation on a card. */
export interface AccommodationTeaser {
  id: string;
  href: string;
  title: string;
  excerpt: string;
  type: AccommodationType | null;
  image: Image | null;
  address: string;
  price: Price | null;
  availability: Availability;
  studentCardReserved: boolean;
  /** Slugs, to filter by. */
  categories: string[];
}

export type ContactKind =
  'phone' | 'email' | 'website' | 'whatsapp' | 'facebook' | 'instagram' | 'other';

export interface Contact {
  kind: ContactKind;
  label: string;
  href: string;
}

/** What a detail page shows. Texts ending in Html are sanitised. */
export interface Accommodation extends Omit<AccommodationTeaser, 'href' | 'categories'> {
  gallery: Image[];
  categories: { title: string; href: string }[];
  bedrooms: number | null;
  beds: number | null;
  bathrooms: number | null;
  /** Names in the page's language. */
  includedServices: string[];
  condominiumFees: number | null;
  houseRulesHtml: string;
  ownerTermsHtml: string;
  ownerName: string;
  contacts: Contact[];
  position: { lat: number; lng: number } | null;
  updatedAt: string;
  priceDisclaimerHtml: string;
  accommodationDisclaimerHtml: string;
  blocks: Block[];
  related: AccommodationTeaser[];
}
