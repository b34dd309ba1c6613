import type { MapperContext } from './context';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The href of a link: a path for the site's own pages and for files of the media library, the address itself for
 * others, null for an invalid address or an unsafe scheme such as javascript:.
 */
export function mapUrl(
  url: string | null | undefined,
  { siteUrl, cmsHost }: MapperContext,
): string | null {
  // Browsers drop these characters, so `/\t/example.org` would be the address of another host.
  const address = url?.replace(/[\t\n\r]/g, '');
  if (!address) return null;
  if (/^[/#](?!\/)/.test(address)) {
    const path = address.replaceAll('\\', '%5C');
    // `/.//example.org` is a path, but a script that reads it from the link gets the address of another host.
    return new URL(path, siteUrl).pathname.startsWith('//') ? null : path;
  }
  if (!URL.canParse(address)) return null;
  const parsed = new URL(address);
  if (!schemes.has(parsed.protocol)) return null;
  // The site serves these files too; the address of the cms is for editors.
  if (parsed.origin === cmsHost && parsed.pathname.startsWith('/media/')) return parsed.pathname;
  // Return the normalized address, because browsers read https:example.org as an absolute address.
  if (parsed.origin !== siteUrl) return parsed.href;
  return `${withOneSlash(parsed.pathname)}${parsed.search}${parsed.hash}`;
}

/** A path that begins with two slashes would be the address of another host. */
const withOneSlash = (pathname: string): string => pathname.replace(/^\/+/, '/');

/**
 * The address of a media file: a path below the site's own /media for files of the cms, null for an address
 * that is not http or https.
 */
export function mapMediaUrl(
  url: string | null | undefined,
  { cmsHost }: MapperContext,
): string | null {
  if (!url || !URL.canParse(url, cmsHost)) return null;
  const { protocol, origin, pathname, href } = new URL(url, cmsHost);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return origin === cmsHost ? withOneSlash(pathname) : href;
}
