import { env } from '../env';

/**
 * A link of a mail; never one that a request's Host header could have named.
 *
 * @throws Error when it leads elsewhere than to the site.
 */
export function ownLink(link: string): string {
  if (new URL(link).origin !== new URL(env.siteUrl).origin)
    throw new Error('A mail may lead to the site of SITE_URL only.');
  return link;
}
