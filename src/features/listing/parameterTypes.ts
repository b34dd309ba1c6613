import { isSlug } from '@/routing/isSlug';
import type { Bounds } from '@/geo/position';
import type { ListingSection } from '@/routing/listingParameters';

/** The value of one query parameter, and the texts that are not valid. */
export interface ParsedValue<Value> {
  value: Value;
  invalid: string[];
}

/** The slugs that are valid in an address; any slug is valid where they are absent. */
export interface ValidSlugs {
  categories?: readonly string[];
  universities?: readonly string[];
}

interface Place {
  section: ListingSection;
  validSlugs: ValidSlugs;
}

/**
 * Parses a query parameter and formats its value. These are methods, so that code for all parameters can call those of
 * one whose type it does not know.
 */
export interface ParameterType<Value> {
  /** @param texts not empty; several if the parameter occurs several times */
  parse(texts: string[], place: Place): ParsedValue<Value>;
  /** Null for the default value, which is left out of the address. */
  format(value: Value): string | null;
  defaultValue: Value;
  list?: {
    optionsOf: (section: ListingSection) => readonly string[];
    /** Each value of a list alone, and the list without it. */
    split(value: Value): { one: Value; others: Value }[];
  };
}

function singleValue<Value>(
  defaultValue: Value,
  parseText: (text: string, place: Place) => Value | undefined,
  formatValue: (value: Value) => string = String,
): ParameterType<Value> {
  return {
    defaultValue,
    parse: (texts, place) => {
      const [text = '', ...others] = texts;
      const value = texts.length > 0 ? parseText(text, place) : defaultValue;
      return value === undefined
        ? { value: defaultValue, invalid: texts }
        : { value, invalid: others.filter((other) => other !== text) };
    },
    format: (value) => (value === defaultValue ? null : formatValue(value)),
  };
}

/** A whole number from 1 to `most`; 0 means no filter. */
export const integerUpTo = (most: number): ParameterType<number | null> =>
  singleValue<number | null>(null, (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
    return value > most ? undefined : value || null;
  });

/** A page number from 1 to 9999. */
export const pageNumber: ParameterType<number> = singleValue<number>(1, (text) =>
  /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined,
);

/** Kilometres with at most one decimal, after a point or a comma. */
export const kilometres: ParameterType<number | null> = singleValue<number | null>(null, (text) => {
  const value = /^\d{1,2}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return value > 0 && value <= 50 ? value : undefined;
});

/** A slug of a category or university. */
export const slugOf = (kind: keyof ValidSlugs): ParameterType<string | null> =>
  singleValue<string | null>(null, (text, { validSlugs }) =>
    isSlug(text) && (validSlugs[kind]?.includes(text) ?? true) ? text : undefined,
  );

/** A calendar day, 2026-11-27. */
export const day: ParameterType<string | null> = singleValue<string | null>(null, (text) => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse turns 30 February into 2 March, so the result has to begin with the same day.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
});

export const oneOf = <Value extends string | null>(
  options: readonly Value[],
  defaultValue: Value,
): ParameterType<Value> =>
  singleValue<Value>(defaultValue, (text) => options.find((option) => option === text));

/** Any of the options of a section, separated by commas, in their order. */
export const someOf = <Value extends string>(
  optionsOf: (section: ListingSection) => readonly Value[],
): ParameterType<Value[]> => ({
  defaultValue: [],
  parse: (texts, { section }) => {
    const options = optionsOf(section);
    const values = texts.flatMap((text) => text.split(',')).filter(Boolean);
    return {
      value: options.filter((option) => values.includes(option)),
      invalid: values.filter((value) => !options.some((option) => option === value)),
    };
  },
  format: (values) => values.join(',') || null,
  list: {
    optionsOf,
    split: (values) =>
      values.map((one) => ({ one: [one], others: values.filter((other) => other !== one) })),
  },
});

/** Degrees: west, south, east, north, with 5 decimals (about a metre). */
export const mapBounds: ParameterType<Bounds | null> = singleValue<Bounds | null>(
  null,
  (text) => {
    const parts = text.split(',');
    if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,5})?$/.test(part)))
      return undefined;
    const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map(Number);
    const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
    return onEarth && west < east && south < north ? [west, south, east, north] : undefined;
  },
  (value) => (Array.isArray(value) ? value.join(',') : ''),
);
