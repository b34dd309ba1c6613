import { frameSources } from '@studium/shared/embedHosts.mjs';

const development = process.env.NODE_ENV === 'development';

const tagManager = 'https://*.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';

/**
 * Sources of the tag manager, on sites that have one. Browsers load nothing from them before the visitor's
 * consent (src/features/consent).
 */
const tagSources = {
  script: ` ${tagManager}`,
  img: ` ${tagManager} ${analytics}`,
  connect: ` ${tagManager} ${analytics} https://*.analytics.google.com`,
};

/**
 * Sources of Mapbox, on sites that have a token. Browsers load nothing from them before the visitor opens the
 * map (src/map/mapbox.ts).
 */
const mapSources = {
  connect: ' https://api.mapbox.com https://events.mapbox.com https://*.tiles.mapbox.com',
  img: ' blob:',
  worker: ' blob:',
};

const noSources = { script: '', img: '', connect: '', worker: '' };

/**
 * Builds the content security policy. Scripts must be files of the site, never inline. The header allows
 * inline styles, because styled-components writes style elements; in production each page restricts them to
 * its own by hashes (pages/_document.tsx).
 *
 * @param {string | undefined} gtmId the tag manager's container, if the site has one
 * @param {string | undefined} [mapboxToken] the token, if Mapbox draws the map
 */
export function policyOf(gtmId, mapboxToken) {
  const tags = gtmId ? tagSources : noSources;
  const map = mapboxToken ? mapSources : noSources;
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

/** The policy for files that pages of the site show in a frame. */
export const framedPolicy = () =>
  policyOf(undefined).replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** Headers of every answer. */
export const securityHeaders = [
  {
    key: 'Content-Security-Policy',
    value: policyOf(process.env.NEXT_PUBLIC_GTM_ID, process.env.NEXT_PUBLIC_MAPBOX_TOKEN),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  // Browsers ignore it without https.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
];
