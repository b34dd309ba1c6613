import type { ServerResponse } from 'node:http';

/** Seconds after which the site is probably less busy, or the cms answers again. */
const retryAfter = 5;

/** Adds when a client should try again, for a status after which that is worth it. */
export function setRetryAfter(response: ServerResponse, status: number): void {
  if (status === 429 || status === 503) response.setHeader('Retry-After', String(retryAfter));
}
