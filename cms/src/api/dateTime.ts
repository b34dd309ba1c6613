/** A point in time of the contract. */
export type DateTime = `${string}+00:00`;

/** Formats a time in milliseconds as in the contract, for example `2026-05-07T10:30:00+00:00`. */
export const momentOf = (milliseconds: number): DateTime =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;

/** Formats an ISO date as in the contract, or returns null. */
export const dateTime = (iso: string | null | undefined): DateTime | null =>
  iso ? momentOf(new Date(iso).getTime()) : null;
