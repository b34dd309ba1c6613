import { choices as texts } from '@studium/shared/town/choices';
import type { Site } from '../sites';

/** The labels of an option: those of the admin's languages, and those of the other languages of the town. */
interface Labels {
  it: string;
  en: string;
  [language: string]: string;
}

/** An option of a select field, with its labels. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: Labels;
}

/** Creates options that only editors see, from `value: [Italian, English]`, in the same order. */
export const choices = <Value extends string>(
  names: Record<Value, readonly [it: string, en: string]>,
): Choice<Value>[] =>
  (Object.keys(names) as Value[]).map((value) => ({
    value,
    label: { it: names[value][0], en: names[value][1] },
  }));

type Group = keyof typeof texts;
type ValueIn<Name extends Group> = keyof (typeof texts)[Name] & string;

/** Creates options that visitors see too, from a group of texts in choices.json, in the same order. */
export const visibleChoices = <Name extends Group>(group: Name): Choice<ValueIn<Name>>[] =>
  (Object.entries(texts[group]) as [ValueIn<Name>, Labels][]).map(([value, label]) => ({
    value,
    label,
  }));

export const valuesOf = <Value extends string>(options: Choice<Value>[]): Value[] =>
  options.map(({ value }) => value);

/** The label of a value in a language, English if it has none; the value itself when it is not among the options. */
export function labelOf(options: Choice[], value: string, site: Site): string {
  const label = options.find((option) => option.value === value)?.label;
  return label?.[site] ?? label?.en ?? value;
}
