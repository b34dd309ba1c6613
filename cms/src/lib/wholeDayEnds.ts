import { dayInTown, lastMomentInTown, momentInTown } from './townTime';

/** A row of a table of events; dates as the database returns them. */
export interface EventRow extends Record<string, unknown> {
  id: number;
  start: string | Date | null;
  end: string | Date | null;
}

const dayMs = 86_400_000;

/**
 * Returns the ends to correct, as ISO 8601: of events of several days that end at 00:00. Their editors chose only a day,
 * the last one of the event.
 */
export function wholeDayEnds(rows: EventRow[]): { id: number; end: string }[] {
  return rows.flatMap(({ id, start, end }) => {
    if (start === null || end === null) return [];
    const [from, to] = [new Date(start), new Date(end)];
    const day = dayInTown(to);
    const isMidnight = momentInTown(day)?.getTime() === to.getTime();
    const last = lastMomentInTown(day);
    return isMidnight && last && to.getTime() - from.getTime() > dayMs
      ? [{ id, end: last.toISOString() }]
      : [];
  });
}
