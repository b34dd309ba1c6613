/* global self, caches, location, build, Request, Response */
// What the site keeps in a browser for when there is no network (docs/adr/017-the-train.md). The
// site answers this file at /sw.js with the constant `build` before it (src/server/files/worker.ts).

const prefix = 'studium-';
const shell = `${prefix}shell-${build}`;
const pages = `${prefix}pages-${build}`;
const pictures = `${prefix}pictures-${build}`;

/** How many of each are kept; the oldest make room. */
const most = { [pages]: 30, [pictures]: 80 };
/** Milliseconds after which a page that was kept is shown instead of waiting on. */
const patience = 5000;

const offline = { it: '/offline', en: '/en/offline' };

self.addEventListener('install', (event) => {
  const shown = Object.values(offline).map((path) => keepPage(path, shell));
  event.waitUntil(Promise.all(shown).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** Pages that were reached without a request for their HTML are told of (startOffline.ts). */
self.addEventListener('message', (event) => {
  const { seen } = Object(event.data);
  // One that cannot be had now is not kept; nobody waits for it.
  if (typeof seen === 'string' && isPlain(new URL(seen, location)))
    event.waitUntil(keepPage(seen, pages).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|admin|cms-api)\//.test(url.pathname)) return;
  if (/^\/(_next\/static|fonts)\//.test(url.pathname)) event.respondWith(keptFirst(request));
  else if (/^\/(start\.js$|icons\/)/.test(url.pathname)) event.respondWith(fresh(event, shell));
  else if (request.destination === 'image') event.respondWith(fresh(event, pictures));
  else if (request.mode === 'navigate') event.respondWith(page(event, url));
});

/** What was kept, whatever it said to vary by: it is the same for all. */
const find = (key) => caches.match(key, { ignoreVary: true });

/** Files whose names change with their content. */
async function keptFirst(request) {
  const kept = await find(request);
  if (kept) return kept;
  const answer = await fetch(request);
  await keep(shell, request, answer.clone());
  return answer;
}

/** From the network; what was kept of it where there is none. */
async function fresh(event, cache) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(cache, event.request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await find(event.request);
    if (kept) return kept;
    throw error;
  }
}

/** From the network, or as it was seen last where that takes too long; else what can be read. */
async function page(event, url) {
  const before = isPlain(url) ? await find(url.pathname) : undefined;
  const answer = fetch(event.request);
  const kept = answer.then(
    (response) => isPlain(url) && keep(pages, url.pathname, response.clone()),
  );
  // Also where it comes too late to be shown.
  event.waitUntil(kept.catch(() => undefined));
  try {
    return await (before ? Promise.race([answer, later(before)]) : answer);
  } catch {
    const asked = encodeURIComponent(url.pathname + url.search);
    return before ?? Response.redirect(`${offline[localeOf(url)]}#${asked}`);
  }
}

const later = (value) => new Promise((resolve) => setTimeout(() => resolve(value), patience));

const localeOf = (url) => (/^\/en(\/|$)/.test(url.pathname) ? 'en' : 'it');

/** Whether an address is that of a page which is the same for all; what asks for something is not. */
const isPlain = (url) =>
  url.origin === location.origin &&
  url.search === '' &&
  !/^(\/en)?\/(account|login|admin|lista|list)(\/|$)/.test(url.pathname);

/** Keeps a page with the scripts, styles and fonts that its HTML names, asked for as anybody. */
async function keepPage(path, cache) {
  const answer = await fetch(new Request(path, { credentials: 'omit', cache: 'no-cache' }));
  const html = await answer.clone().text();
  const kept = await keep(cache, path, answer);
  if (!kept) throw new Error(`${path} may not be kept`);
  const files = new Set(html.match(/\/((_next\/static|fonts)\/[^"'\s?)]+|start\.js)/g));
  await Promise.all([...files].map((file) => keptFirst(new Request(file))));
}

/**
 * Keeps a whole answer that the site lets anybody keep; whether it did. Workers do not see cookies
 * that an answer sets: no page of the site that sets one says so (e2e/offline.spec.ts).
 */
async function keep(name, key, answer) {
  const said = answer.headers.get('cache-control') ?? '';
  const isPublic = /public|s-maxage|max-age=[1-9]/.test(said) && !/no-store|private/.test(said);
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected || !isPublic)
    return false;
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = await cache.keys();
  const old = keys.slice(0, Math.max(0, keys.length - (most[name] ?? keys.length)));
  await Promise.all(old.map((one) => cache.delete(one)));
  return true;
}

/** Takes away what other builds have kept: no old page meets new scripts. */
async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && !name.endsWith(`-${build}`));
  await Promise.all(others.map((name) => caches.delete(name)));
}
