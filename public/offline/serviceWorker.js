// The service worker, which caches pages for offline use (docs/adr/017-offline-reading.md). The site serves this
// file at /sw.js and inserts the constants `build`, `offline` and `privatePages` before it
// (src/server/files/workerHandler.ts).

const prefix = 'studium-';
const shell = `${prefix}shell-${build}`;
const pages = `${prefix}pages-${build}`;
const pictures = `${prefix}pictures-${build}`;

/** Maximum number of entries per cache; the oldest are deleted first. */
const maxEntries = { [pages]: 30, [pictures]: 80 };
/** Milliseconds after which a cached page is shown instead of waiting for the network. */
const timeoutMs = 5000;

self.addEventListener('install', (event) => {
  const cached = Object.values(offline).map((path) => cachePage(path, shell));
  event.waitUntil(Promise.all(cached).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherCaches().then(() => self.clients.claim()));
});

/** The page reports client-side navigations, which send no request for HTML (startOffline.ts). */
self.addEventListener('message', (event) => {
  const { seen } = Object(event.data);
  // A failed request is ignored, because nothing depends on it.
  if (typeof seen === 'string' && isPublicPage(new URL(seen, location)))
    event.waitUntil(cachePage(seen, pages).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|admin|cms-api)\//.test(url.pathname)) return;
  if (/^\/(_next\/static|fonts)\//.test(url.pathname)) event.respondWith(cacheFirst(request));
  else if (/^\/((start|hydrate)\.js$|icons\/)/.test(url.pathname))
    event.respondWith(networkFirst(event, shell));
  else if (request.destination === 'image') event.respondWith(networkFirst(event, pictures));
  else if (request.mode === 'navigate') event.respondWith(respondToNavigation(event, url));
});

/** Looks up a cached answer. It ignores Vary, because cached answers are the same for all visitors. */
const find = (key) => caches.match(key, { ignoreVary: true });

/** Serves files whose names change with their content from the cache. */
async function cacheFirst(request) {
  const cached = await find(request);
  if (cached) return cached;
  const answer = await fetch(request);
  // A full device cannot store the file, but the page needs it.
  await store(shell, request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Serves the network's answer, or the cached one if there is no network. */
async function networkFirst(event, cache) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(store(cache, event.request, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const cached = await find(event.request);
    if (cached) return cached;
    throw error;
  }
}

/** Serves a page from the network, the cached version if that is slow, or else the offline page. */
async function respondToNavigation(event, url) {
  const cached = isPublicPage(url) ? await find(url.pathname) : undefined;
  const answer = fetch(event.request);
  const stored = answer.then(
    (response) => isPublicPage(url) && store(pages, url.pathname, response.clone()),
  );
  // Store the answer also if it arrives too late to be shown.
  event.waitUntil(stored.catch(() => undefined));
  try {
    return await (cached ? Promise.race([answer, later(cached)]) : answer);
  } catch {
    const requested = encodeURIComponent(url.pathname + url.search);
    return cached ?? Response.redirect(`${offlinePageFor(url)}#${requested}`);
  }
}

const later = (value) => new Promise((resolve) => setTimeout(() => resolve(value), timeoutMs));

/** The offline page in the language of an address: its first segment names it, except the default language. */
const offlinePageFor = (url) => {
  const [, first] = url.pathname.split('/');
  return Object.hasOwn(offline, first) ? offline[first] : offline.default;
};

/** Whether the page of an address is the same for all visitors; an address with a query is not included. */
const isPublicPage = (url) =>
  url.origin === location.origin &&
  url.search === '' &&
  !privatePages.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`));

/** Caches a page, requested without cookies, with the scripts, styles and fonts in its HTML. */
async function cachePage(path, cache) {
  const answer = await fetch(new Request(path, { credentials: 'omit', cache: 'no-cache' }));
  const html = await answer.clone().text();
  const isStored = await store(cache, path, answer);
  if (!isStored) throw new Error(`${path} may not be cached`);
  const files = new Set(html.match(/\/((_next\/static|fonts)\/[^"'\s?)]+|(start|hydrate)\.js)/g));
  await Promise.all([...files].map((file) => cacheFirst(new Request(file))));
}

/**
 * Stores an answer if its headers allow public caching, and returns whether it did. Workers cannot see
 * Set-Cookie, so no page that sets a cookie may allow public caching (e2e/offline.full.spec.ts).
 */
async function store(name, key, answer) {
  const cacheControl = answer.headers.get('cache-control') ?? '';
  const isPublic =
    /public|s-maxage|max-age=[1-9]/.test(cacheControl) && !/no-store|private/.test(cacheControl);
  // An editor has removed a picture: its copy goes too.
  if (answer.status === 404) await (await caches.open(name)).delete(key);
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected || !isPublic)
    return false;
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = await cache.keys();
  const old = keys.slice(0, Math.max(0, keys.length - (maxEntries[name] ?? keys.length)));
  await Promise.all(old.map((one) => cache.delete(one)));
  return true;
}

/** Deletes the caches of other builds, so that old pages never run new scripts. */
async function deleteOtherCaches() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && !name.endsWith(`-${build}`));
  await Promise.all(others.map((name) => caches.delete(name)));
}
