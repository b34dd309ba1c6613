import type { AdminLanguage } from '../lib/adminLanguage';
import { isRecord } from '../lib/isRecord';
import { messages } from '../csv/messages';
import type { PlanLine } from '../csv/Plan';
import { followedFroms } from './ownPath';

/**
 * Reports new redirects of a table that lead to an address that the same table redirects. The validators find only
 * those that the database has already.
 */
export function withChainFaults(lines: readonly PlanLine[], language: AdminLanguage): PlanLine[] {
  const froms = new Map<unknown, number>();
  for (const { line, write } of lines)
    for (const { column, value } of write?.changes ?? [])
      if (column.path === 'from') froms.set(value, line);
  return lines.map((planned) => {
    const { line, name, faults, warnings, write } = planned;
    const target = write?.changes.find(({ column }) => column.fieldsOf);
    const to = isRecord(target?.value) ? target.value.target : undefined;
    const followed = typeof to === 'string' ? followedFroms(to) : [];
    const other = followed.map((from) => froms.get(from)).find((line) => line !== undefined);
    if (!target || other === undefined) return planned;
    return {
      line,
      name,
      faults: [...faults, `${target.name}: ${messages.chain(other)[language]}`],
      warnings,
    };
  });
}
