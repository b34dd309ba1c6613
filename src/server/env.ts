import type { BlockList } from 'node:net';
import { parseTrustedProxies } from './visitorAddress';

/**
 * The environment of the running site. It is read at each call, so that an import never fails. The error
 * for an invalid value names the variable.
 */
export interface Env {
  /** Origin of the content management system, without a trailing slash. */
  cmsHost: string;
  /** Public origin of this site, without a trailing slash. */
  siteUrl: string;
  /** The secret that signs the CMS's webhooks; without it every webhook is refused. */
  revalidateSecret: string | null;
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustedProxies: BlockList;
  /** The bearer token that gives access to drafts; without it there is no preview. */
  previewToken: string | null;
  /** Contact for reports of vulnerabilities: mailto: or https: (security.txt). */
  securityContact: string;
  /** The tag manager's container; without it no third-party script is loaded and no consent is requested. */
  gtmId: string | null;
  /** Whether browsers cache pages for offline use; if false, the site removes its service worker. */
  offline: boolean;
}

export function env(): Env {
  const siteUrl = readOrigin('SITE_URL', 'http://localhost:3000');
  return {
    cmsHost: readOrigin('CMS_HOST', 'http://localhost:4000'),
    siteUrl,
    revalidateSecret: process.env.REVALIDATE_SECRET || null,
    trustedProxies: parseTrustedProxies(process.env.TRUSTED_PROXIES || '127.0.0.0/8,::1'),
    previewToken: process.env.PREVIEW_TOKEN || null,
    securityContact: readSecurityContact(`mailto:security@${new URL(siteUrl).hostname}`),
    gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
    offline: process.env.OFFLINE !== 'off',
  };
}

/** The default is security@, the mailbox that RFC 2142 reserves for this. */
function readSecurityContact(fallback: string): string {
  const value = process.env.SECURITY_CONTACT || fallback;
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(value)) {
    throw new Error(`SECURITY_CONTACT must begin with mailto: or https://, but is "${value}".`);
  }
  return value;
}

function readOrigin(name: string, fallback: string): string {
  const value = process.env[name] ?? fallback;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an address such as ${fallback}, but is "${value}".`);
  }
  return new URL(value).origin;
}
