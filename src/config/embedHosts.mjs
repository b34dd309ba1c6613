/**
 * The sites whose content may be shown inside ours, and how an address that people copy there
 * leads to what can be embedded. The content security policy allows frames of these, and no other.
 *
 * Google Maps is left out on purpose: the site has a map of its own and OpenStreetMap is here, so
 * nothing is gained for what it would learn about visitors; a link to it is always possible.
 *
 * @typedef {object} EmbedHost
 * @property {string} name As people know it.
 * @property {'video' | 'map'} kind
 * @property {string[]} hosts Of the addresses that it understands, without `www.`.
 * @property {string} frame Origin of what is embedded.
 * @property {(url: URL) => string | null} path Path and query below `frame`, null for an address
 * that shows nothing to embed.
 */

/** @type {EmbedHost[]} */
export const embedHosts = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
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
        /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/(\w+))?$/.exec(
          url.pathname,
        ) ?? [];
      if (!id) return null;
      // The key of a video that is not listed.
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
      if (url.pathname === '/export/embed.html') return copied(url);
      if (!zoom || lat === undefined || lng === undefined) return null;
      // What a window of about 720 × 405 pixels shows at that zoom (slippy map, 256 px tiles).
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

/** Pages of the site itself that may stand in a frame: the files of public/embed. */
const ownPage = /^\/embed\/[\w-]+\.html$/;

/**
 * What an address that an editor pasted leads to, or null where it may not or cannot be embedded. The
 * host is null for a page of the site itself.
 * @param {string | null | undefined} address
 * @returns {{ src: string, host: string | null, kind: 'video' | 'map', href: string } | null}
 */
export function findEmbed(address) {
  const own = address?.trim();
  if (own && ownPage.test(own)) return { src: own, host: null, kind: 'video', href: own };
  if (!address || !URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (!/^https?:$/.test(url.protocol)) return null;
  const hostname = url.hostname.replace(/^www\./, '');
  const host = embedHosts.find(({ hosts }) => hosts.includes(hostname));
  const path = host?.path(new URL(`https://${hostname}${url.pathname}${url.search}${url.hash}`));
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

/** An embed address taken from OpenStreetMap's own share panel: only what it needs is kept.
 * @param {URL} url
 */
function copied({ searchParams }) {
  const kept = ['bbox', 'layer', 'marker'].flatMap((name) => {
    const value = searchParams.get(name);
    return value && /^[\w.,-]+$/.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept[0]?.startsWith('bbox=') ? `/export/embed.html?${kept.join('&')}` : null;
}
