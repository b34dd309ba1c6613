/** The query of a request as Next gives it, with all the values of what occurs several times. */
export function queryOf(query: Record<string, string | string[] | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
