import type { ParseKeys, TFunction } from 'i18next';
import type { Position } from '@/geo/position';
import type { Formatters } from '@/i18n/format';
import type { Locale } from '@/routing/locales';
import type { ListingItem, ListingSection, UniversityChoice } from './model';
import type { ParameterType } from './parameterTypes';

/** The groups of the form, by columns. Each has a title of its name in `filters.form`. */
export const formColumns = [
  ['space'],
  ['price', 'pricing'],
  ['dates'],
  ['distance'],
  ['availability', 'card', 'deadline'],
  ['type'],
  ['included'],
] as const;

export type FormGroup = (typeof formColumns)[number][number];

/** The texts of the form load when it is opened; those of chips are in `listing`. */
export type FormText = Extract<ParseKeys, `filters.form.${string}`>;

/** What the texts of a filter are made of. */
export interface Words {
  section: ListingSection;
  t: TFunction;
  locale: Locale;
  format: Formatters;
  universities: readonly UniversityChoice[];
}

/** A field of the form. Its name and its values are those of the parameter in addresses. */
export type Field =
  | { kind: 'counter'; label: FormText; hint: FormText; max: number }
  | { kind: 'euro'; label: FormText; max: number }
  | { kind: 'day'; label: FormText }
  /** For a list of options, with the texts of their chips. */
  | { kind: 'checkboxes' }
  /** The texts by value; the value of no filter is empty. */
  | { kind: 'radios'; texts: Readonly<Record<string, FormText>> }
  | {
      kind: 'select';
      label: FormText;
      /** The text of no filter. */
      none: FormText;
      /** @param chosen the current value, or empty */
      optionsOf: (words: Words, chosen: string) => { value: string; text: string }[];
    };

/** Everything that the site knows about a filter, besides the listings that have it (listingParameters.ts). */
export interface Filter<Values extends object> {
  /** Its parameters in addresses, by their keys in the query. */
  parameters: { [Key in keyof Values]: ParameterType<Values[Key]> };
  /** Its fields; null for what is chosen outside the form, for example on the map. */
  form: { group: FormGroup; fields: Record<keyof NoInfer<Values>, Field | null> } | null;
  /** The values that have to change, because some contradict or lack others. */
  repair?: (values: Values) => Partial<Values>;
  /**
   * Whether an item matches.
   * @param near the position of the chosen university
   */
  matches: (item: ListingItem, values: Values, near: Position | null) => boolean;
  /** The text of its chip, which removes it; each value of a list has a chip. Empty if the filter is not set. */
  label: (values: Values, words: Words) => string | null | undefined;
}

/** Checks one filter, and infers the types of its values from its parameters. */
export const filter = <Values extends object>(definition: Filter<Values>): Filter<Values> =>
  definition;

export const isReversed = <Value extends number | string>(from: Value | null, to: Value | null) =>
  from !== null && to !== null && from > to;
