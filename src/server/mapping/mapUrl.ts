import type { MapContext } from './context';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address as the site links to it: the path for the site's own pages, the address itself for
 * others, null for what must not be linked to (javascript: and the like, or no address at all).
 */
export function mapUrl(url: string | null | undefined, { siteUrl }: MapContext): string | null {
  if (!url) return null;
  if (/^[/#](?!\/)/.test(url)) return url.replaceAll('\\', '%5C');
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  if (!schemes.has(parsed.protocol)) return null;
  // As the browser will read it: https:example.org is no path.
  if (parsed.origin !== siteUrl) return parsed.href;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/**
 * The address of a media file, below the site's own /media when the file is the CMS's; null for
 * what no file can be loaded from.
 */
export function mapMediaUrl(
  url: string | null | undefined,
  { cmsHost }: MapContext,
): string | null {
  if (!url || !URL.canParse(url, cmsHost)) return null;
  const { protocol, origin, pathname, href } = new URL(url, cmsHost);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin === cmsHost ? pathname : href;
}
