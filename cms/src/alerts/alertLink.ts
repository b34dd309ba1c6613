import { siteUrl, type Site } from '../sites';
import { codeOf } from './code';

const paths = {
  confirm: { it: 'avvisi/conferma', en: 'alerts/confirm' },
  end: { it: 'avvisi/disdici', en: 'alerts/unsubscribe' },
} as const satisfies Record<string, Record<Site, string>>;

/**
 * The page on which a saved search is confirmed, or ended. Opening it changes nothing, since mail
 * scanners open every link; what it is for is done by a POST to the same address (RFC 8058).
 */
export const alertLink = (page: keyof typeof paths, site: Site, uid: string): string =>
  `${siteUrl(site, paths[page][site])}?${new URLSearchParams({ code: codeOf(uid), id: uid }).toString()}`;
