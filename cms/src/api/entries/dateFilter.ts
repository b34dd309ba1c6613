import type { Where } from 'payload';

const operators: Record<string, string> = {
  '>': 'greater_than',
  '>=': 'greater_than_equal',
  '<': 'less_than',
  '<=': 'less_than_equal',
};

function condition(field: string, value: unknown): Where | null {
  const [, sign = '', time = ''] =
    /^(>=|<=|>|<|=|)\s*(\d{4}-\d\d-\d\d.*)$/.exec(String(value).trim()) ?? [];
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  const operator = operators[sign];
  if (operator) return { [field]: { [operator]: date.toISOString() } };
  // A date alone means the whole day, as in Craft CMS; a day ends where the next one begins.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(time);
  if (!isDay) return { [field]: { equals: date.toISOString() } };
  const next = new Date(date.getTime() + 86_400_000);
  return {
    and: [
      { [field]: { greater_than_equal: date.toISOString() } },
      { [field]: { less_than: next.toISOString() } },
    ],
  };
}

/**
 * The filter for a date field: `[">= 2026-05-01", "< 2026-06-01"]` is either, with `"and"` first
 * both. Dates are ISO 8601; without a zone they are UTC. What is no date matches nothing.
 */
export function dateFilter(field: string, values: readonly unknown[]): Where {
  const [first, ...rest] = values;
  const glue = first === 'and' || first === 'or' ? first : null;
  const conditions = (glue ? rest : values).map(
    (value) => condition(field, value) ?? { id: { equals: 0 } },
  );
  return glue === 'and' ? { and: conditions } : { or: conditions };
}
