import type { BlockList } from 'node:net';
import { trustedProxies } from './visitorAddress';

/**
 * The environment of the running site. Read when first needed, so that importing a module never
 * fails; a value that cannot be used is named in the error.
 */
export interface Env {
  /** Origin of the content management system, without a trailing slash. */
  cmsHost: string;
  /** Public origin of this site, without a trailing slash. */
  siteUrl: string;
  /** Signs the webhook of the content management system; without it no webhook is accepted. */
  revalidateSecret: string | null;
  /** Peers whose word about a visitor's address is believed. */
  trustedProxies: BlockList;
  /** The bearer that lets drafts be read; without it there is no preview. */
  previewToken: string | null;
  /** Where to tell a weakness: mailto: or https: (security.txt). */
  securityContact: string;
  /** The tag manager's container; without it nothing of others is loaded and nobody is asked. */
  gtmId: string | null;
  /** Whether browsers keep pages for when there is no network; off takes the worker away from all. */
  offline: boolean;
}

export function env(): Env {
  const siteUrl = origin('SITE_URL', 'http://localhost:3000');
  return {
    cmsHost: origin('CMS_HOST', 'http://localhost:4000'),
    siteUrl,
    revalidateSecret: process.env.REVALIDATE_SECRET || null,
    trustedProxies: trustedProxies(process.env.TRUSTED_PROXIES || '127.0.0.0/8,::1'),
    previewToken: process.env.PREVIEW_TOKEN || null,
    securityContact: contact(`mailto:security@${new URL(siteUrl).hostname}`),
    gtmId: process.env.NEXT_PUBLIC_GTM_ID || null,
    offline: process.env.OFFLINE !== 'off',
  };
}

/** security@ is the mailbox that RFC 2142 sets aside for this. */
function contact(fallback: string): string {
  const value = process.env.SECURITY_CONTACT || fallback;
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(value)) {
    throw new Error(`SECURITY_CONTACT must begin with mailto: or https://, but is "${value}".`);
  }
  return value;
}

function origin(name: string, fallback: string): string {
  const value = process.env[name] ?? fallback;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an address such as ${fallback}, but is "${value}".`);
  }
  return new URL(value).origin;
}
