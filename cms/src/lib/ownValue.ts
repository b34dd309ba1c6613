/**
 * The value of a name from outside in a table; undefined for a name that every object inherits, such as `constructor`.
 */
export const ownValue = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
