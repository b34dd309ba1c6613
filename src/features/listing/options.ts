import type { TFunction } from 'i18next';
import { accommodationTypes, type AccommodationType } from '@/content/accommodations/model';
import { eventTypes, type EventType } from '@/content/events/model';
import { serviceTypes, type ServiceType } from '@/content/services/model';
import type { ListingSection, Sort } from './model';

export type EntryType = AccommodationType | EventType | ServiceType;

/** The services that the rent may include, by their handles in the contract. */
export const includedServices = [
  'wifi',
  'heating',
  'water',
  'electricity',
  'gas',
  'waste',
  'washingMachine',
  'dishwasher',
  'desk',
  'balcony',
  'bikeStorage',
  'parking',
  'cleaning',
  'lift',
  'airConditioning',
] as const;

export const typesOf = {
  accommodations: accommodationTypes,
  events: eventTypes,
  services: serviceTypes,
  universities: [],
  places: [],
  news: [],
} as const satisfies Record<ListingSection, readonly EntryType[]>;

const sorts: Record<ListingSection, readonly Sort[]> = {
  accommodations: ['default', 'cheapest', 'dearest', 'nearest'],
  services: ['default', 'nearest'],
  events: ['default'],
  universities: ['default'],
  places: ['default'],
  news: ['default'],
};

/** The sort orders of a section; the order by distance needs a chosen university. */
export function sortsOf(section: ListingSection, near: string | null): Sort[] {
  return sorts[section].filter((sort) => sort !== 'nearest' || near !== null);
}

/** The translated name of an entry type; null if the section does not have the type. */
export function typeLabel(section: ListingSection, type: EntryType, t: TFunction): string | null {
  const home = typesOf.accommodations.find((one) => one === type);
  const event = typesOf.events.find((one) => one === type);
  const service = typesOf.services.find((one) => one === type);
  if (section === 'accommodations' && home) return t(`accommodations.types.${home}`);
  if (section === 'events' && event) return t(`events.types.${event}`);
  if (section === 'services' && service) return t(`services.types.${service}`);
  return null;
}
