/** The parameters of a page or request, as Next passes them; repeated ones are arrays. */
export type QueryParameters = Record<string, string | string[] | undefined>;

/** Converts parameters to URLSearchParams, with all values of repeated ones. */
export function searchParamsOf(parameters: QueryParameters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}

/** The parameters that have a single value. */
export function singleValues(parameters: QueryParameters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

/**
 * Adds parameters to a path that may have some already.
 * @param query without the question mark, not empty
 */
export function appendQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
