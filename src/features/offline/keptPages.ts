import { match } from '@/routing/match';
import { defaultLocale, type Locale } from '@/routing/locales';

/** As public/offline/keep.js names its caches. */
const names = { pages: 'studium-pages-', pictures: 'studium-pictures-' };

/** A page that can be read without a network. */
export interface KeptPage {
  path: string;
  title: string;
  locale: Locale;
}

const cachesOf = async (...prefixes: string[]): Promise<string[]> =>
  'caches' in window
    ? (await caches.keys()).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
    : [];

/** The pages that the worker has kept, seen last first. */
export async function keptPages(): Promise<KeptPage[]> {
  const found: KeptPage[] = [];
  for (const name of await cachesOf(names.pages)) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const html = (await (await cache.match(url))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(html, 'text/html');
      const { pathname } = new URL(url);
      const locale = match(pathname)?.locale ?? defaultLocale;
      if (title) found.unshift({ path: pathname, title, locale });
    }
  }
  return found;
}

/** Where somebody has been is nobody else's business once they have logged out. */
export async function forgetPages(): Promise<void> {
  const all = await cachesOf(names.pages, names.pictures);
  await Promise.all(all.map((name) => caches.delete(name)));
}
