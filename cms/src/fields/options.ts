import type { Site } from '../sites';

/** An option of a select field, with its label in both languages. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: Record<Site, string>;
}

/** Creates options from `value: [Italian, English]`, in the same order. */
export const choices = <Value extends string>(
  names: Record<Value, readonly [it: string, en: string]>,
): Choice<Value>[] =>
  (Object.keys(names) as Value[]).map((value) => ({
    value,
    label: { it: names[value][0], en: names[value][1] },
  }));

/** The values of options. */
export const valuesOf = <Value extends string>(options: Choice<Value>[]): Value[] =>
  options.map(({ value }) => value);

/** The label of a value in a language, English if it has none; the value itself when it is not among the options. */
export const labelOf = (options: Choice[], value: string, site: Site): string =>
  options.find((option) => option.value === value)?.label[site === 'it' ? 'it' : 'en'] ?? value;
