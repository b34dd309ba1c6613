import { withLocale } from './href';
import type { Locale } from './locales';

export const homeUri = '__home__';

/**
 * The path of a page, with the prefix of the language.
 * @param uri of the contract, without a leading slash
 */
export const pathOfUri = (uri: string, locale: Locale): string =>
  withLocale(uri === homeUri ? '/' : `/${uri}`, locale);
