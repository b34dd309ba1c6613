import { EnvError, readText, readTrustedProxies, readUrl } from '@studium/shared/env';

/**
 * The environment of the running site. It is read at each call, so that an import never fails. The error
 * for an invalid value names the variable.
 */
export function env() {
  const siteUrl = readUrl(process.env, 'SITE_URL', 'http://localhost:3000').origin;
  const cmsHost = readUrl(process.env, 'CMS_HOST', 'http://localhost:4000').origin;
  return {
    /** Public origin of the content management system, without a trailing slash. */
    cmsHost,
    /** Origin under which this server requests the content management system. */
    cmsInternalUrl: readUrl(process.env, 'CMS_INTERNAL_URL', cmsHost).origin,
    /** Public origin of this site, without a trailing slash. */
    siteUrl,
    /** The secret that signs the cms's webhooks; without it every webhook is refused. */
    revalidateSecret: readText(process.env, 'REVALIDATE_SECRET') ?? null,
    /** Whether X-Forwarded-For of a peer is trusted. */
    isTrustedProxy: readTrustedProxies(process.env),
    /** The bearer token that gives access to drafts; without it there is no preview. */
    previewToken: readText(process.env, 'PREVIEW_TOKEN') ?? null,
    /** Contact for reports of vulnerabilities: mailto: or https: (security.txt). */
    securityContact: readSecurityContact(`mailto:security@${new URL(siteUrl).hostname}`),
    /** The tag manager's container; without it no third-party script is loaded and no consent is requested. */
    gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
    /** Whether browsers cache pages for offline use; if false, the site removes its service worker. */
    offline: process.env.OFFLINE !== 'off',
  };
}

/** The default is security@, the mailbox that RFC 2142 reserves for this. */
function readSecurityContact(fallback: string): string {
  const value = readText(process.env, 'SECURITY_CONTACT') ?? fallback;
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(value)) {
    throw new EnvError(`SECURITY_CONTACT must begin with mailto: or https://, but is "${value}".`);
  }
  return value;
}
