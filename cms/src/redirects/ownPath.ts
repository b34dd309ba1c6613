import { cleanAddress } from '@studium/shared/letters';
import { env } from '../env';
import { normalizePath } from './address';

/** The path to which an address of this site leads, or null for an address of another site. */
export function ownPath(address: string): string | null {
  const text = cleanAddress(address);
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return normalizePath(text);
  const { origin, pathname, search, hash } = new URL(text);
  return origin === new URL(env.siteUrl).origin ? normalizePath(pathname + search + hash) : null;
}

/**
 * The old addresses whose redirect a visitor of an address would follow: itself, and its part before `?`. There are
 * none for an address of another site. What follows `#` stays in the browser.
 */
export function followedFroms(address: string): string[] {
  const own = ownPath(address.replace(/#.*$/s, ''));
  return own === null ? [] : [...new Set([own, own.replace(/\?.*$/, '')])];
}
