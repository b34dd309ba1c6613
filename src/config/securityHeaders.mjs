import { frameSources } from './embedHosts.mjs';

const development = process.env.NODE_ENV === 'development';

const tagManager = 'https://*.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';

/**
 * What tags may load, on sites that have a tag manager; visitors' browsers ask for none of it before
 * a yes (src/features/consent).
 *
 * @param {string | undefined} gtmId
 */
const tagSources = (gtmId) => ({
  script: gtmId ? ` ${tagManager}` : '',
  img: gtmId ? ` ${tagManager} ${analytics}` : '',
  connect: gtmId ? ` ${tagManager} ${analytics} https://*.analytics.google.com` : '',
});

/**
 * What Mapbox draws with, on sites that have a token; visitors' browsers ask for none of it before
 * they have asked for the map (src/map/mapbox.ts).
 *
 * @param {string | undefined} token
 */
const mapSources = (token) => ({
  connect: token
    ? ' https://api.mapbox.com https://events.mapbox.com https://*.tiles.mapbox.com'
    : '',
  img: token ? ' blob:' : '',
  worker: token ? ' blob:' : '',
});

/**
 * What a page may load. Scripts come from the site's own files only, never inline. The header
 * allows inline styles because styled-components writes style elements; in production each page
 * narrows that to its own by a hash (see pages/_document.tsx).
 *
 * @param {string | undefined} gtmId the tag manager's container, where there is one
 * @param {string | undefined} [mapboxToken] where Mapbox draws the map
 */
export function policyOf(gtmId, mapboxToken) {
  const tags = tagSources(gtmId);
  const map = mapSources(mapboxToken);
  return [
    "default-src 'self'",
    `script-src 'self'${development ? " 'unsafe-eval'" : ''}${tags.script}`,
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    `img-src 'self' data:${tags.img}${map.img}`,
    "font-src 'self'",
    `connect-src 'self'${tags.connect}${map.connect}`,
    // The map's worker is a file of the site itself.
    `worker-src 'self'${map.worker}`,
    `frame-src ${frameSources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Instead of the policy of all answers, for files that pages of the site show in a frame. */
export const framedPolicy = () =>
  policyOf(undefined, undefined).replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** Sent with every answer of the site. */
export const securityHeaders = [
  {
    key: 'Content-Security-Policy',
    value: policyOf(process.env.NEXT_PUBLIC_GTM_ID, process.env.NEXT_PUBLIC_MAPBOX_TOKEN),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  // Browsers heed it on https only.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
];
