import type { Where } from 'payload';
import { endOfDayInTown, momentInTown } from '../../lib/townTime';
import { nothing } from './idFilter';

const operators: Record<string, string> = {
  '>': 'greater_than',
  '>=': 'greater_than_equal',
  '<': 'less_than',
  '<=': 'less_than_equal',
};

/** The years 1000 to 2999: PostgreSQL does not read the ISO 8601 text of the year 0 or of years after 9999. */
const pattern =
  /^(>=|<=|>|<|=|)\s*([12]\d{3}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Builds the condition for a full day in the town's time zone: `> 2026-05-01` starts at the end of that day.
 */
function dayCondition(field: string, sign: string, day: string): Where | null {
  const [from, until] = [momentInTown(day)?.toISOString(), endOfDayInTown(day)?.toISOString()];
  if (!from || !until) return null;
  switch (sign) {
    case '>':
      return { [field]: { greater_than_equal: until } };
    case '>=':
      return { [field]: { greater_than_equal: from } };
    case '<':
      return { [field]: { less_than: from } };
    case '<=':
      return { [field]: { less_than: until } };
    default:
      return {
        and: [{ [field]: { greater_than_equal: from } }, { [field]: { less_than: until } }],
      };
  }
}

function condition(field: string, value: unknown): Where | null {
  const text = String(value).trim();
  const [, sign = '', day = '', time, zone] = pattern.exec(text) ?? [];
  if (time === undefined) return dayCondition(field, sign, day);
  const moment = zone ? new Date(text.slice(text.indexOf(day))) : momentInTown(day, time);
  if (!moment || Number.isNaN(moment.getTime())) return null;
  return { [field]: { [operators[sign] ?? 'equals']: moment.toISOString() } };
}

/**
 * Builds the filter for a date field. `[">= 2026-05-01", "< 2026-06-01"]` matches either condition, and with
 * `"and"` as the first value both. Dates are ISO 8601. A date without a time is the full day, and a time
 * without a zone is in the town's time zone. An invalid date matches nothing.
 */
export function dateFilter(field: string, values: readonly unknown[]): Where {
  const [first, ...rest] = values;
  const glue = first === 'and' || first === 'or' ? first : null;
  const conditions = (glue ? rest : values).map((value) => condition(field, value) ?? nothing);
  return glue === 'and' ? { and: conditions } : { or: conditions };
}
