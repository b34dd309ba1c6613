import {
  type ArgumentFilters,
  date,
  flag,
  number,
  option,
  optionOrEmpty,
  severalOptions,
} from '../../api/entries/argumentFilters';
import type { Accommodation } from '../../payload-types';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  includedServices,
  pricingModes,
} from './options';

export const accommodationFilters = {
  accommodationType: option(accommodationTypes),
  bedrooms: number,
  bedsNumber: number,
  bathroomsNumber: number,
  priceMin: number,
  priceMax: number,
  includedServices: severalOptions(includedServices),
  availabilityStatus: optionOrEmpty(availabilityStatuses),
  pricingMode: option(pricingModes),
  studentCardReserved: flag,
  energyClass: option(energyClasses),
  deposit: number,
  availableFrom: date,
} satisfies ArgumentFilters<Accommodation>;

export const accommodationSortFields = [
  'priceMin',
  'priceMax',
  'bedrooms',
  'bedsNumber',
  'bathroomsNumber',
  'deposit',
  'availableFrom',
  'verifiedOn',
] satisfies (keyof Accommodation)[];
