import {
  type ArgumentFilters,
  dateArgument,
  flagArgument,
  numberArgument,
  optionArgument,
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
  accommodationType: optionArgument(accommodationTypes),
  bedrooms: numberArgument,
  bedsNumber: numberArgument,
  bathroomsNumber: numberArgument,
  priceMin: numberArgument,
  priceMax: numberArgument,
  includedServices: severalOptions(includedServices),
  availabilityStatus: optionOrEmpty(availabilityStatuses),
  pricingMode: optionArgument(pricingModes),
  studentCardReserved: flagArgument,
  energyClass: optionArgument(energyClasses),
  deposit: numberArgument,
  availableFrom: dateArgument,
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
