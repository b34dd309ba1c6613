import { cleanAddress } from '@studium/shared/letters';
import { oldFileEndings } from '@studium/shared/town/oldFileEndings';
import { isTracker } from '@studium/shared/trackers';
import { defaultSite, homeUri, isSite, type Site } from '../sites';
import { decodeComponent } from '../lib/decodeComponent';

/** A longer address would not fit into an index of PostgreSQL. */
export const maxLength = 500;

/** A path of this site, with or without a query. A browser reads `//` and `/\` as the start of another host. */
const path = /^\/(?![/\\])[^\s\\#]*$/;

/** Only addresses of such files may have a query. */
const oldFile = new RegExp(`\\.(${oldFileEndings.join('|')})$`, 'i');

function encode(segment: string): string {
  const decoded = decodeComponent(segment);
  // Old sites may have addresses in another encoding than UTF-8.
  return decoded === null ? segment : encodeURIComponent(decoded);
}

/**
 * Returns the one form of a path that all its spellings share, or null if it is not a path: encoded, without a
 * slash at its end and without the prefix of the default language, with the query in alphabetical order and without
 * parameters that report who follows a link.
 */
export function normalizePath(text: string): string | null {
  const trimmed = cleanAddress(text);
  if (!path.test(trimmed) || trimmed.length > maxLength) return null;
  const { pathname, searchParams } = new URL(trimmed, 'http://site.invalid');
  const segments = pathname.split('/').filter(Boolean).map(encode);
  if (segments[0] === defaultSite) segments.shift();
  for (const name of [...searchParams.keys()].filter(isTracker)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.toString();
  return `/${segments.join('/')}${query === '' ? '' : `?${query}`}`;
}

/** Whether an address may have a query, see `oldFile`. */
export const mayHaveQuery = (address: string): boolean => oldFile.test(pathOf(address));

/** An address without its query. */
export const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The path of an address without percent-encoding; unchanged if it has another encoding than UTF-8. */
export function decodePath(address: string): string {
  try {
    return decodeURI(pathOf(address));
  } catch {
    return pathOf(address);
  }
}

/** Whether a text is a complete address of another site, without a name and a password in it. */
export function isHttps(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The language and the uri of a path, as the contract has them. */
export function uriOfPath(address: string): { site: Site; uri: string } {
  const [first = '', ...others] = pathOf(address).split('/').filter(Boolean);
  const site = isSite(first) ? first : defaultSite;
  const segments = isSite(first) ? others : [first, ...others].filter(Boolean);
  return { site, uri: segments.length === 0 ? homeUri : segments.join('/') };
}
