/** Returns the first row of a query, or null if it found none. */
export const firstOrNull = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null;
