import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Env, env as ownEnv } from '../env';

/** The policy of responses that are not pages of the admin. Media and the outbox replace it: see media.ts and outbox.ts. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What a page of the admin may load. Scripts are the program's own files and the inline scripts of Next,
 * which have the nonce. Inline styles must be allowed, because Payload's components set style attributes and
 * its rich-text editor inserts style elements. `blob:` allows pictures that an editor has just chosen, and
 * `frame-src` the live preview.
 */
const adminPolicy = ({ siteUrl, production }: Pick<Env, 'siteUrl' | 'production'>, nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${production ? '' : " 'unsafe-eval'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(siteUrl).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const policyOf = (path: string, env: Pick<Env, 'siteUrl' | 'production'>, nonce: string) =>
  /^\/(api|cms-api|health|media|outbox|outbox\.json)(\/|$)/.test(path)
    ? dataPolicy
    : adminPolicy(env, nonce);

/**
 * The headers of every response of the cms, with any status.
 *
 * @param path Without the query.
 * @param nonce Base64, a new one for each response.
 */
export function securityHeaders(
  path: string,
  env: Pick<Env, 'host' | 'siteUrl' | 'production'>,
  nonce: string,
): Record<string, string> {
  return {
    'content-security-policy': policyOf(path, env, nonce),
    'x-content-type-options': 'nosniff',
    // URLs of the admin can contain a token for a new password.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(env.host.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * Sets the security headers of a response before its request is handled. The configuration of Next cannot do
 * it, because its headers are fixed at build time and these depend on the environment.
 */
export function setSecurityHeaders(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  const headers = securityHeaders(path, ownEnv, randomBytes(16).toString('base64'));
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  // Next reads the nonce for its scripts from these request headers, so a client must not set them.
  delete incoming.headers['content-security-policy-report-only'];
  incoming.headers['content-security-policy'] = headers['content-security-policy'] ?? '';
}
