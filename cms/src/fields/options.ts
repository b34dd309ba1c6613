import type { Site } from '../sites';

/** A value that editors choose from, with its name in both languages. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: Record<Site, string>;
}

/** Choices out of `value: [Italian, English]`, in the order written. */
export const choices = <Value extends string>(
  names: Record<Value, readonly [it: string, en: string]>,
): Choice<Value>[] =>
  (Object.keys(names) as Value[]).map((value) => ({
    value,
    label: { it: names[value][0], en: names[value][1] },
  }));

/** The name of a value in a language; the value itself when it is not among the choices. */
export const labelOf = (options: Choice[], value: string, site: Site): string =>
  options.find((option) => option.value === value)?.label[site] ?? value;
