import type { Where } from 'payload';
import { splitNot } from './splitNot';

/**
 * Builds the filter for a field of options or relations: any of the values, and none of those after `"not"`.
 *
 * @param toValue Returns the stored value. An unknown value matches nothing, because it would cause a
 *   database error.
 */
export function optionFilter(
  field: string,
  values: readonly unknown[],
  toValue: (value: unknown) => string | number | undefined,
): { and: Where[] } {
  const known = (list: readonly unknown[]): (string | number)[] =>
    list.flatMap((value) => toValue(value) ?? []);
  const { wanted, unwanted } = splitNot(values[0] === 'or' ? values.slice(1) : values);
  const conditions: Where[] = [];
  if (wanted.length > 0) conditions.push({ [field]: { in: known(wanted) } });
  if (unwanted.length > 0) conditions.push({ [field]: { not_in: known(unwanted) } });
  return { and: conditions };
}
