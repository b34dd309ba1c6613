import type { Where } from 'payload';
import {
  accommodationTypes,
  availabilityStatuses,
  energyClasses,
  includedServices,
  pricingModes,
} from '../../sections/accommodations/options';
import { eventTypes } from '../../sections/events/options';
import { serviceTypes } from '../../sections/services/options';
import type { Choice } from '../../fields/options';
import type { SectionHandle } from '../../sections/sections';
import type { EntryArgs } from './EntryArgs';
import { dateFilter } from './dateFilter';
import { numberFilter } from './numberFilter';
import { optionFilter } from './optionFilter';

/** Builds the filter of one argument. */
type Filter = (field: string, value: unknown) => Where;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const date: Filter = (field, value) => dateFilter(field, list(value));

const number: Filter = (field, value) => numberFilter(field, list(value));

const option =
  (options: Choice[]): Filter =>
  (field, value) =>
    optionFilter(field, list(value), (one) => options.find((o) => o.value === one)?.value);

const flag: Filter = (field, value) =>
  value === true
    ? { [field]: { equals: true } }
    : { or: [{ [field]: { equals: false } }, { [field]: { exists: false } }] };

/** Supports Craft's keyword for an empty field: `availabilityStatus: ":empty:"` matches available entries. */
const optionOrEmpty =
  (options: Choice[]): Filter =>
  (field, value) => {
    const values = list(value);
    const others = values.filter((one) => one !== ':empty:');
    const empty: Where[] = values.includes(':empty:') ? [{ [field]: { exists: false } }] : [];
    return { or: [...empty, ...(others.length > 0 ? [option(options)(field, others)] : [])] };
  };

/**
 * The filters for each section's own fields. An argument matches nothing in a section without that field.
 */
export const sectionFilters: Record<SectionHandle, Partial<Record<keyof EntryArgs, Filter>>> = {
  homepage: {},
  pages: {},
  accommodations: {
    accommodationType: option(accommodationTypes),
    bedrooms: number,
    bedsNumber: number,
    bathroomsNumber: number,
    priceMin: number,
    priceMax: number,
    includedServices: option(includedServices),
    availabilityStatus: optionOrEmpty(availabilityStatuses),
    pricingMode: option(pricingModes),
    studentCardReserved: flag,
    energyClass: option(energyClasses),
    deposit: number,
    availableFrom: date,
  },
  services: { serviceType: option(serviceTypes) },
  events: { eventType: option(eventTypes), eventStartDate: date, eventEndDate: date },
  universities: {},
  news: {},
  poi: {},
};

/** Section-specific fields by which lists can be sorted. */
export const sortable: Partial<Record<SectionHandle, readonly string[]>> = {
  accommodations: [
    'priceMin',
    'priceMax',
    'bedrooms',
    'bedsNumber',
    'bathroomsNumber',
    'deposit',
    'availableFrom',
    'verifiedOn',
  ],
  events: ['eventStartDate', 'eventEndDate'],
};

/** Arguments that all sections support. All other arguments are section-specific. */
export const commonArgs = new Set<string>([
  'id',
  'section',
  'site',
  'unique',
  'preferSites',
  'slug',
  'uri',
  'search',
  'relatedTo',
  'relatedToCategories',
  'relatedToTags',
  'fixedOrder',
  'limit',
  'offset',
  'orderBy',
] satisfies (keyof EntryArgs)[]);
