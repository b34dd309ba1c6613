import { env } from '../env';

/**
 * Returns a link of a mail unchanged. The check prevents links from a forged Host header.
 *
 * @throws Error if the link does not lead to the site.
 */
export function assertSiteLink(link: string): string {
  if (new URL(link).origin !== new URL(env.siteUrl).origin)
    throw new Error('A mail may lead to the site of SITE_URL only.');
  return link;
}
