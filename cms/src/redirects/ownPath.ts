import { env } from '../env';
import { normalizePath } from './address';

/** The path to which an address of this site leads, or null for an address of another site. */
export function ownPath(address: string): string | null {
  const own = address === env.siteUrl || address.startsWith(`${env.siteUrl}/`);
  return normalizePath(own ? address.slice(env.siteUrl.length) || '/' : address);
}
