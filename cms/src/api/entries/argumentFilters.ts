import type { QueryEntriesArgs } from '../../contract-types';
import type { Where } from 'payload';
import type { Choice } from '../../fields/options';
import { dateFilter } from './dateFilter';
import { numberFilter } from './numberFilter';
import { optionFilter } from './optionFilter';

/** Reads the ids of all entries of the section and the language that match a condition. */
type IdsOf = (where: Where) => Promise<Set<number>>;

/** Builds the condition for one argument, which has the name of its field. */
type ArgumentFilter = (field: string, value: unknown, idsOf: IdsOf) => Where | Promise<Where>;

/** Arguments that all sections support. */
const commonArguments = [
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
] as const satisfies (keyof QueryEntriesArgs)[];

/** An argument that filters by a field of one section. */
export type OwnArgument = Exclude<keyof QueryEntriesArgs, (typeof commonArguments)[number]>;

/** Whether an argument of the contract filters by a field of one section. */
export const isOwnArgument = (name: string): name is OwnArgument =>
  commonArguments.every((common) => common !== name);

/**
 * The filters by a section's own fields, which have the names of the arguments. An argument matches nothing in a
 * section without that field.
 */
export type ArgumentFilters<Doc = Record<OwnArgument, unknown>> = {
  [Name in OwnArgument & keyof Doc]?: ArgumentFilter;
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

export const dateArgument: ArgumentFilter = (field, value) => dateFilter(field, list(value));

/** Supports Craft's keyword for an empty field besides dates: `deadline: ["> 2026-05-01", ":empty:"]`. */
export const dateOrEmpty: ArgumentFilter = (field, value) => {
  const values = list(value);
  const dates = values.filter((one) => one !== ':empty:');
  if (dates.length === values.length) return dateFilter(field, values);
  const empty: Where = { [field]: { exists: false } };
  return dates.length === 0 ? empty : { or: [empty, dateFilter(field, dates)] };
};

export const numberArgument: ArgumentFilter = (field, value) => numberFilter(field, list(value));

/** Filters a checkbox. An unset checkbox is false. */
export const flagArgument: ArgumentFilter = (field, value) =>
  value === true
    ? { [field]: { equals: true } }
    : { or: [{ [field]: { equals: false } }, { [field]: { exists: false } }] };

const anyOption = (field: string, values: readonly unknown[], options: Choice[]): Where =>
  optionFilter(field, values, (one) => options.find(({ value }) => value === one)?.value);

export const optionArgument =
  (options: Choice[]): ArgumentFilter =>
  (field, value) =>
    anyOption(field, list(value), options);

/** Supports Craft's keyword for an empty field: `availabilityStatus: ":empty:"` matches available entries. */
export const optionOrEmpty =
  (options: Choice[]): ArgumentFilter =>
  (field, value) => {
    const values = list(value);
    const others = values.filter((one) => one !== ':empty:');
    const empty: Where[] = values.includes(':empty:') ? [{ [field]: { exists: false } }] : [];
    return { or: [...empty, ...(others.length > 0 ? [anyOption(field, others, options)] : [])] };
  };

/**
 * Filters a field with several options. With `"and"` as the first value all values are required. Each value is
 * queried separately, because in one query a single row of the joined table would have to match all
 * conditions.
 */
export const severalOptions =
  (options: Choice[]): ArgumentFilter =>
  async (field, value, idsOf) => {
    const [first, ...required] = list(value);
    if (first !== 'and') return anyOption(field, list(value), options);
    const sets = await Promise.all(required.map((one) => idsOf(anyOption(field, [one], options))));
    const [ids = new Set<number>(), ...others] = sets;
    return { id: { in: [...ids].filter((id) => others.every((set) => set.has(id))) } };
  };
