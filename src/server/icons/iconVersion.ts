import { createHash } from 'node:crypto';

/** Increase this when icons are drawn differently. */
const design = 1;

/**
 * The version in the icon's addresses, which browsers cache for a year; null for the built-in icon.
 * @param url address of the icon that an editor chose
 */
export function iconVersion(url: string | null): string | null {
  if (url === null) return null;
  return createHash('sha256').update(`${design} ${url}`).digest('hex').slice(0, 10);
}
