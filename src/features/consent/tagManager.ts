type Layer = { dataLayer?: unknown[] };

const host = 'https://www.googletagmanager.com';

/** All categories of consent mode. Advertising always stays denied. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Pushes `arguments` itself, because the tag manager detects commands by this type of object. */
function gtag(...command: unknown[]): void;
function gtag(): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  ((window as Layer).dataLayer ??= []).push(arguments);
}

/** Whether the tag manager runs in this page. */
export const hasRunningTags = (): boolean =>
  document.querySelector(`script[src^="${host}"]`) !== null;

/** Loads the tag manager with consent for statistics only. Call it only after a yes. */
export function startTags(id: string): void {
  if (hasRunningTags()) return;
  gtag('consent', 'default', denied);
  gtag('consent', 'update', { analytics_storage: 'granted' });
  ((window as Layer).dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${host}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

const tagCookies =
  /^(_ga|_gid|_gat|_gac|_gcl|_dc_gtm|_fbp|_fbc|_hj|_clck|_clsk|_pk_|_uet|AMP_TOKEN)/;

/** Deletes the cookies of tags on this host and its parent domains. */
function clearTagCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!tagCookies.test(name)) continue;
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** Withdraws the consent and deletes the cookies. Loaded scripts stay until the page is reloaded. */
export function stopTags(): void {
  gtag('consent', 'update', denied);
  clearTagCookies();
}
