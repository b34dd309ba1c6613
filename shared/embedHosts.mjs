/**
 * The sites whose content may be embedded, and how to convert their addresses into embeddable ones. The
 * content security policy allows only frames of these sites.
 *
 * Texts that name them: the field and the warning of the cms (`embedUrl`, `cms/src/warnings/embeds.ts`).
 *
 * Google Maps is left out on purpose, because it would track visitors, and the site's own map and
 * OpenStreetMap serve the same purpose. Editors can still link to it.
 *
 * @typedef {object} EmbedHost
 * @property {string} name Display name.
 * @property {'video' | 'map'} kind
 * @property {string[]} hosts Host names of the accepted addresses, without `www.`.
 * @property {string} frame Origin of the embedded page.
 * @property {(url: URL) => string | null} path Returns the path and query below `frame`, null if the address
 * has no content to embed.
 */

/** @type {EmbedHost[]} */
export const embedHosts = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: [
      'youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
    ],
    frame: 'https://www.youtube-nocookie.com',
    path: (url) => {
      const id =
        url.hostname === 'youtu.be'
          ? /^\/([\w-]{11})$/.exec(url.pathname)?.[1]
          : (/^\/(?:embed|shorts|live|v)\/([\w-]{11})$/.exec(url.pathname)?.[1] ??
            (url.pathname === '/watch' ? url.searchParams.get('v') : null));
      if (!id || !/^[\w-]{11}$/.test(id)) return null;
      const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
      return `/embed/${id}?rel=0&autoplay=1${start ? `&start=${start}` : ''}`;
    },
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frame: 'https://player.vimeo.com',
    path: (url) => {
      const [, id, key] =
        /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/(\w+))?$/.exec(
          url.pathname,
        ) ?? [];
      if (!id) return null;
      // The key of an unlisted video.
      const hash = key ?? url.searchParams.get('h') ?? '';
      return `/video/${id}?dnt=1&autoplay=1${/^\w+$/.test(hash) ? `&h=${hash}` : ''}`;
    },
  },
  {
    name: 'OpenStreetMap',
    kind: 'map',
    hosts: ['openstreetmap.org'],
    frame: 'https://www.openstreetmap.org',
    path: (url) => {
      const [, zoom, lat, lng] = (
        /^#map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? []
      ).map(Number);
      if (url.pathname === '/export/embed.html') return cleanEmbedPath(url);
      if (!zoom || lat === undefined || lng === undefined) return null;
      // The area that 720 × 405 pixels show at this zoom (slippy map, 256 px tiles).
      const east = (360 / 2 ** zoom) * (720 / 256 / 2);
      const north = east * (405 / 720) * Math.cos((lat * Math.PI) / 180);
      const box = [lng - east, lat - north, lng + east, lat + north];
      const [pinLat, pinLng] = ['mlat', 'mlon'].map((name) => url.searchParams.get(name));
      const pin = pinLat && pinLng ? [pinLat, pinLng].map(Number) : null;
      return (
        `/export/embed.html?bbox=${box.map((degrees) => degrees.toFixed(5)).join('%2C')}` +
        `&layer=mapnik${pin?.every(Number.isFinite) ? `&marker=${pin.join('%2C')}` : ''}`
      );
    },
  },
];

/** Pages of the site itself that may be framed: the files in the folder `embed` of the town. */
const ownPage = /^\/embed\/[\w-]+\.html$/;

/**
 * Converts an address that an editor pasted, or returns null if it may not or cannot be embedded. The host is
 * null for a page of the site itself.
 * @param {string | null | undefined} address
 * @returns {{ src: string, host: string | null, kind: 'video' | 'map', href: string } | null}
 */
export function findEmbed(address) {
  const text = address?.trim() ?? '';
  if (ownPage.test(text)) return { src: text, host: null, kind: 'video', href: text };
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return null;
  const hostname = url.hostname.replace(/^www\./, '');
  const host = embedHosts.find(({ hosts }) => hosts.includes(hostname));
  const pathname = url.pathname.replace(/\/$/, '');
  const path = host?.path(new URL(`https://${hostname}${pathname}${url.search}${url.hash}`));
  if (!host || !path) return null;
  url.protocol = 'https:';
  return { src: host.frame + path, host: host.name, kind: host.kind, href: url.href };
}

/** For the content security policy. */
export const frameSources = ["'self'", ...embedHosts.map(({ frame }) => frame)].join(' ');

/** `90`, `90s` and `1m30s` are all 90.
 * @param {string | null} time
 */
function seconds(time) {
  const [, h = 0, m = 0, s = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(h) * 3600 + Number(m) * 60 + Number(s);
}

/** Reduces an embed address from OpenStreetMap's share panel to the parameters that it needs.
 * @param {URL} url
 */
function cleanEmbedPath({ searchParams }) {
  const parameters = ['bbox', 'layer', 'marker'].flatMap((name) => {
    const value = searchParams.get(name);
    return value && /^[\w.,-]+$/.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return parameters[0]?.startsWith('bbox=') ? `/export/embed.html?${parameters.join('&')}` : null;
}
