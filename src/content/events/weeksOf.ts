/**
 * The weeks of a month from Monday, with its days such as 2026-11-27; null for days of other months.
 * @param month as 2026-11
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T12:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}
