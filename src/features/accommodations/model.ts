import type { Block } from '@/blocks/block';
import type { HostedEmbed } from '@/blocks/Embed/Embed';
import type { GalleryItem } from '@/blocks/Gallery/Gallery';
import type { Contact } from '@/components/Contacts/contact';
import type { Image } from '@/components/Picture/image';
import type { WrittenDate } from '@/i18n/writtenDate';
import type { Position } from '../finding/model';

/** What a price is for. */
export const pricingModes = ['perPerson', 'perRoom', 'wholeHouse'] as const;
export type PricingMode = (typeof pricingModes)[number];
export const availabilities = ['available', 'freeSoon', 'busy'] as const;
export type Availability = (typeof availabilities)[number];
export const accommodationTypes = [
  'singleRoom',
  'doubleRoom',
  'bed',
  'studio',
  'apartment',
  'residence',
  'hostel',
  'bedAndBreakfast',
  'shortLet',
] as const;
export type AccommodationType = (typeof accommodationTypes)[number];

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
  bedrooms: number | null;
  beds: number | null;
  bathrooms: number | null;
  /** Handles of what the rent includes, to filter by. */
  included: string[];
  position: Position | null;
  /** Slugs, to filter by. */
  categories: string[];
}

/** What it takes to live there, besides the price. */
export interface Terms {
  /** Euro, once; 0 for none, null where it is not told. */
  deposit: number | null;
  /** Months. */
  minimumStay: number | null;
  maximumStay: number | null;
  availableFrom: WrittenDate | null;
  /** National identification code of hostels, bed and breakfasts and short lets. */
  cin: string;
}

export const energyClasses = ['A4', 'A3', 'A2', 'A1', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];
export type EnvelopeQuality = 'good' | 'average' | 'poor';

/** The energy certificate that an advertisement must tell of, or why there is none. */
export interface Energy {
  class: EnergyClass | null;
  exemption: 'seasonalUse' | 'noHeating' | null;
  /** kWh/m² a year. */
  nonRenewable: number | null;
  renewable: number | null;
  winter: EnvelopeQuality | null;
  summer: EnvelopeQuality | null;
}

/** What a detail page shows. Texts ending in Html are sanitised. */
export interface Accommodation extends Omit<AccommodationTeaser, 'categories' | 'included'> {
  /** Pictures and films besides the first picture. */
  gallery: GalleryItem[];
  categories: { title: string; href: string }[];
  /** Names in the page's language. */
  includedServices: string[];
  condominiumFees: number | null;
  houseRulesHtml: string;
  ownerTermsHtml: string;
  ownerName: string;
  contacts: Contact[];
  /** A video or tour on another site. */
  embed: HostedEmbed | null;
  terms: Terms;
  energy: Energy;
  /** When the office last saw that all this is true. */
  verifiedOn: WrittenDate | null;
  updatedAt: WrittenDate | null;
  priceDisclaimerHtml: string;
  accommodationDisclaimerHtml: string;
  blocks: Block[];
  related: AccommodationTeaser[];
}
