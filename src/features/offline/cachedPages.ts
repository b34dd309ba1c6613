import { hrefOf } from '@/routing/href';
import { match } from '@/routing/match';
import type { Locale } from '@/routing/locales';

/** Prefixes of the names of the caches in public/offline/serviceWorker.js. */
const cachePrefixes = { pages: 'studium-pages-', pictures: 'studium-pictures-' };

export interface CachedPage {
  path: string;
  title: string;
  locale: Locale;
}

const cacheNames = async (...prefixes: string[]): Promise<string[]> =>
  'caches' in window
    ? (await caches.keys()).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    : [];

/** The pages that the service worker has cached, the last visited first, without the page that lists them. */
export async function cachedPages(): Promise<CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const name of await cacheNames(cachePrefixes.pages)) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const title = titleOf((await (await cache.match(url))?.text()) ?? '');
      const route = match(new URL(url).pathname);
      if (title && route && route.name !== 'offline')
        pages.unshift({ path: hrefOf(route), title, locale: route.locale });
    }
  }
  return pages;
}

/** Parses the title alone: the security policy reports the styles of a whole page, also in a parsed document. */
function titleOf(html: string): string {
  const [element = ''] = /<title.*?<\/title>/s.exec(html) ?? [];
  return new DOMParser().parseFromString(element, 'text/html').title;
}

/** Deletes the cached pages after a logout, because they show which pages the visitor has read. */
export async function deleteCachedPages(): Promise<void> {
  const all = await cacheNames(cachePrefixes.pages, cachePrefixes.pictures);
  await Promise.all(all.map((name) => caches.delete(name)));
}
