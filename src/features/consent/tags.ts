type Layer = { dataLayer?: unknown[] };

const host = 'https://www.googletagmanager.com';

/** All that consent mode knows; advertising is never asked for and stays denied. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** The data layer tells a command from data by this very object. */
function gtag(...command: unknown[]): void;
function gtag(): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  ((window as Layer).dataLayer ??= []).push(arguments);
}

/** Loads the tag manager, with nothing allowed but statistics. Call it after a yes only. */
export function startTags(id: string): void {
  if (document.querySelector(`script[src^="${host}"]`)) return;
  gtag('consent', 'default', denied);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  ((window as Layer).dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Cookies by which tags recognise people. */
const known = /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|_fbp|_fbc|_hj|_clck|_clsk|_pk_|_uet|AMP_TOKEN)/;

/** Deletes what tags have left, wherever they may have put it. */
export function clearTagCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!known.test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** Whether the tag manager runs in this page. */
export const tagsRun = (): boolean => document.querySelector(`script[src^="${host}"]`) !== null;

/** Tells the tags to stop; a script that has run cannot be taken back but by a new page. */
export function stopTags(): void {
  gtag('consent', 'update', denied);
  clearTagCookies();
}
