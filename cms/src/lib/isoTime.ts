/** A moment in Unix milliseconds as ISO 8601, the form in which the database stores dates. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
