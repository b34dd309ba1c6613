import type { Where } from 'payload';
import { nothing } from './idFilter';

const operators: Record<string, string> = {
  '': 'equals',
  '=': 'equals',
  '>': 'greater_than',
  '>=': 'greater_than_equal',
  '<': 'less_than',
  '<=': 'less_than_equal',
  '!=': 'not_equals',
  not: 'not_equals',
};

/** Craft's keywords for empty and non-empty fields. */
const emptiness = new Map<string, Where[string]>([
  [':empty:', { exists: false }],
  [':notempty:', { exists: true }],
]);

function condition(field: string, value: unknown): Where | null {
  const holds = emptiness.get(String(value).trim());
  if (holds) return { [field]: holds };
  const match = /^(not|>=|<=|!=|>|<|=|)\s*(-?\d+(?:\.\d+)?)$/i.exec(String(value).trim());
  const operator = operators[match?.[1]?.toLowerCase() ?? ''];
  return match && operator ? { [field]: { [operator]: Number(match[2]) } } : null;
}

/**
 * Builds the filter for a number field: `["2", ">= 4"]` matches two or at least four, `["and", ">= 2", "<
 * 5"]` requires both, `":empty:"` matches an empty field. Other values match nothing.
 */
export function numberFilter(field: string, values: readonly unknown[]): Where {
  const [first, ...rest] = values;
  const glue = first === 'and' || first === 'or' || first === 'not' ? first : null;
  const texts = (glue ? rest : values).map((value) =>
    glue === 'not' ? `not ${String(value)}` : value,
  );
  const conditions = texts.map((value) => condition(field, value) ?? nothing);
  return glue === 'and' || glue === 'not' ? { and: conditions } : { or: conditions };
}
