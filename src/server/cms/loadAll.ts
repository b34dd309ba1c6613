/**
 * Loads all rows of a list, batch by batch.
 * @param limit maximum number of rows in one request
 */
export async function loadAll<Row>(
  limit: number,
  load: (page: { limit: number; offset: number }) => Promise<readonly Row[] | null | undefined>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const some = (await load({ limit, offset: rows.length })) ?? [];
    rows.push(...some);
    if (some.length < limit) return rows;
  }
}
