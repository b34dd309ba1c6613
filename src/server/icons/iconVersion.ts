import { createHash } from 'node:crypto';

/** Goes up when icons are drawn in another way. */
const design = 1;

/**
 * Names the picture in addresses that browsers cache for a year; null for the built-in icon.
 * @param url of the picture that an editor chose
 */
export function iconVersion(url: string | null): string | null {
  if (url === null) return null;
  return createHash('sha256').update(`${design} ${url}`).digest('hex').slice(0, 10);
}
