/** Formats a time as in the contract, for example `2026-05-07T10:30:00+00:00`, or returns null. */
export const dateTime = (iso: string | null | undefined): string | null =>
  iso ? `${new Date(iso).toISOString().slice(0, 19)}+00:00` : null;
