import type { Image } from '@/components/Picture/image';
import type { FormattedDate } from '@/i18n/formattedDate';
import type { Teaser } from '@/content/shared/teaser';
import type { EnergyClass } from './energy';

/** The unit of a price. */
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

export interface AccommodationTeaser extends Teaser {
  type: AccommodationType | null;
  image: Image | null;
  price: Price | null;
  availability: Availability;
  studentCardReserved: boolean;
  bedrooms: number | null;
  beds: number | null;
  bathrooms: number | null;
  /** Handles of the included services, for filters. */
  included: string[];
  /** Slugs of the categories, for filters. */
  categories: string[];
}

/** The terms besides the price. */
export interface Terms {
  /** One payment in euro; 0 for no deposit, null when it is not stated. */
  deposit: number | null;
  /** Months. */
  minimumStay: number | null;
  maximumStay: number | null;
  availableFrom: FormattedDate | null;
  /** National identification code of hostels, bed and breakfasts and short lets. */
  cin: string;
}

export const envelopeQualities = ['good', 'average', 'poor'] as const;
type EnvelopeQuality = (typeof envelopeQualities)[number];

/** The energy certificate, which advertisements must state, or the reason for its absence. */
export interface Energy {
  class: EnergyClass | null;
  exemption: 'seasonalUse' | 'noHeating' | null;
  /** kWh/m² a year. */
  nonRenewable: number | null;
  renewable: number | null;
  winter: EnvelopeQuality | null;
  summer: EnvelopeQuality | null;
}
