import type { Env } from '../env';

/** The policy of answers that are no documents: data, and files that Payload hands out. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What a page of the admin may load. Scripts are the program's own files, and the inline scripts of
 * Next, which carry the nonce. Inline styles have to be allowed: Payload's components set style
 * attributes and its editor writes style elements. Pictures are also those that an editor has just
 * chosen (blob:), and the live preview shows the site in a frame.
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

/** Null where the answer brings its own, which is stricter: see media.ts and outbox.ts. */
function policyOf(path: string, env: Pick<Env, 'siteUrl' | 'production'>, nonce: string) {
  if (/^\/(media\/|outbox)/.test(path)) return null;
  return /^\/(api|cms-api|health)(\/|$)/.test(path) ? dataPolicy : adminPolicy(env, nonce);
}

/**
 * The headers that every answer of the cms carries, whatever its status.
 *
 * @param path Without the query.
 * @param nonce Base64, another one for each answer.
 */
export function securityHeaders(
  path: string,
  env: Pick<Env, 'host' | 'siteUrl' | 'production'>,
  nonce: string,
): Record<string, string> {
  const policy = policyOf(path, env, nonce);
  return {
    ...(policy !== null && { 'content-security-policy': policy }),
    'x-content-type-options': 'nosniff',
    // Addresses of the admin can hold a code for a new password.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(env.host.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
