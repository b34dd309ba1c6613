import type { Where } from 'payload';
import { splitNot } from './splitNot';

/**
 * The filter for a field of options or relations: any of the values, none of those after `"not"`.
 *
 * @param toValue Finds the stored value; one that does not exist matches nothing instead of failing
 *   in the database.
 */
export function optionFilter(
  field: string,
  values: readonly unknown[],
  toValue: (value: unknown) => string | number | undefined,
): Where {
  const known = (list: readonly unknown[]): (string | number)[] =>
    list.flatMap((value) => toValue(value) ?? []);
  const { wanted, unwanted } = splitNot(values[0] === 'or' ? values.slice(1) : values);
  const conditions: Where[] = [];
  if (wanted.length > 0) conditions.push({ [field]: { in: known(wanted) } });
  if (unwanted.length > 0) conditions.push({ [field]: { not_in: known(unwanted) } });
  return { and: conditions };
}
