import { accommodationTypes } from '../accommodations/model';
import { eventTypes } from '../events/model';
import { serviceTypes } from '../services/model';
import type { Finding, FindingSection, Sort } from './model';

/** What the rent may include, by the contract's handles. */
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

/** Kinds of entries, by section. */
export const typesOf = {
  accommodations: accommodationTypes,
  events: eventTypes,
  services: serviceTypes,
  universities: [],
  places: [],
  news: [],
} as const satisfies Record<FindingSection, readonly Finding['type'][number][]>;

const sorts: Record<FindingSection, readonly Sort[]> = {
  accommodations: ['usual', 'cheapest', 'dearest', 'nearest'],
  services: ['usual', 'nearest'],
  events: ['usual'],
  universities: ['usual'],
  places: ['usual'],
  news: ['usual'],
};

/** Orders of a section's list; by distance only where there is something to be near to. */
export function sortsOf(section: FindingSection, near: string | null): Sort[] {
  return sorts[section].filter((sort) => sort !== 'nearest' || near !== null);
}
