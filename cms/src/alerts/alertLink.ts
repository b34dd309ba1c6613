import type { Site } from '../sites';
import { siteUrl } from '../siteUrl';
import { alertCode } from './alertCode';

const paths = {
  confirm: { it: 'avvisi/conferma', en: 'alerts/confirm' },
  end: { it: 'avvisi/disdici', en: 'alerts/unsubscribe' },
} as const satisfies Record<string, Record<Site, string>>;

/**
 * Returns the address of the page that confirms or ends a saved search. A GET changes nothing, because mail
 * scanners open every link. The action is a POST to the same address (RFC 8058).
 */
export const alertLink = (page: keyof typeof paths, site: Site, uid: string): string =>
  `${siteUrl(site, paths[page][site])}?${new URLSearchParams({ code: alertCode(uid), id: uid }).toString()}`;
