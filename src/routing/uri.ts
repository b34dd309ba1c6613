import { withLocale } from './href';
import type { Locale } from './locales';

export const homeUri = '__home__';

/**
 * The path of a page, with the prefix of the language.
 * @param uri of the contract, without a leading slash
 */
export const pathOfUri = (uri: string, locale: Locale): string =>
  withLocale(uri === homeUri ? '/' : `/${uri}`, locale);

/** The contract's uri of a page: without language and leading slash. */
export function uriOf(path: string, locale: Locale): string {
  const [, ...segments] = path.split('/');
  if (segments[0] === locale) segments.shift();
  return segments.join('/') || homeUri;
}
