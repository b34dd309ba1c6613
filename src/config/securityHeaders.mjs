import { frameSources } from './embedHosts.mjs';

const development = process.env.NODE_ENV === 'development';

/**
 * What a page may load. Scripts come from the site's own files only, never inline. The header
 * allows inline styles because styled-components writes style elements; in production each page
 * narrows that to its own by a hash (see pages/_document.tsx).
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self'",
  "style-src-elem 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${frameSources}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every answer of the site. */
export const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  // Browsers heed it on https only.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
];
