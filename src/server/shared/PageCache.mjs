import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import disk from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { reportPageWrite } from './pageWrites.mjs';
import { parseCachedPage } from './parseCachedPage.mjs';
import { sharedRedis } from './redis.mjs';
import { withAtomicWrites } from './withAtomicWrites.mjs';

/** @typedef {import('./parseCachedPage.mjs').CachedPage} CachedPage */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler */

/** Next's own cache, for its files. The module is CommonJS, hence `default`. */
const DiskCache = disk.default;
/** The file of a page that is gone. Next would leave the old one, and show it after the next start. */
const gone = { kind: 'PAGES', html: '', pageData: {}, headers: {}, status: 404 };
/** Seconds after which Redis deletes a page; a stale one is better than none while the cms is unavailable. */
const ttlS = 30 * 86_400;
/** The same for a page that never existed. Visitors may request any number of them. */
const missingTtlS = 3600;
/** Maximum number of seconds by which Next extends a page that it could not regenerate (getPageProps.ts has more). */
const maxExtensionS = 30;

/**
 * The newest pages that this site knows. Their number is limited too, because of those that do not exist.
 *
 * @type {LRUCache<string, CachedPage>}
 */
const pages = new LRUCache({
  max: 20_000,
  maxSize: 50_000_000,
  sizeCalculation: (page) => JSON.stringify(page).length,
});

/** @param {CachedPage | undefined} page */
const versionOf = (page) => page?.renderedAt ?? 0;

/** @type {string | undefined} */
let buildId;

/**
 * The rendered pages of a build, in memory and on disk, and in the Redis that several sites share. A page is replaced
 * only by one that was rendered later. While Redis is unavailable each site uses its own pages; afterwards the later
 * one wins. Next creates an instance for each request (`cacheHandler` in next.config.js).
 *
 * @see docs/adr/019-two-caches.md
 */
export default class PageCache extends DiskCache {
  /** @param {ConstructorParameters<typeof DiskCache>[0]} context */
  constructor(context) {
    super({ ...context, fs: withAtomicWrites(context.fs), maxMemoryCacheSize: 0 });
    this.redis = sharedRedis();
    if (this.redis) buildId ??= readFileSync(join(context.serverDistDir, '../BUILD_ID'), 'utf8');
    /** The Unix milliseconds when the request began, before it renders a page. */
    this.startedAt = Date.now();
    // Next's header of a regeneration after a publication; start.ts removes it from requests of visitors.
    this.isOnDemand = context._requestHeaders?.['x-prerender-revalidate'] !== undefined;
    /** The versions of the pages that this request has read, by key. @type {Map<string, number>} */
    this.versions = new Map();
  }

  /** @type {Handler['get']} */
  async get(key, context) {
    const page = await this.findNewest(key, context);
    this.versions.set(key, versionOf(page));
    // The visitor waits until the page is rendered (src/server/rendering/missingPage.ts).
    const visit = page ? undefined : globalThis.studiumVisits?.getStore();
    if (visit) visit.isMissing = true;
    return page ?? null;
  }

  /** @type {Handler['set']} */
  async set(key, value, context) {
    const { cacheControl } = context;
    const isExtension = Number(cacheControl?.revalidate) <= maxExtensionS;
    const shared = await this.readShared(key);
    const current = Math.max(versionOf(shared), versionOf(pages.get(key)));
    let renderedAt = isExtension ? (this.versions.get(key) ?? 0) : this.startedAt;
    // It began after the publication, although the clocks of machines may differ.
    if (this.isOnDemand && !isExtension) renderedAt = Math.max(renderedAt, current + 1);
    // The current page was rendered in a later request; this one may have begun before a publication.
    if (renderedAt < current) return;
    const page = { value, lastModified: Date.now(), renderedAt, cacheControl };
    await this.writeLocal(key, page, context);
    // Another site may still have a page that is gone.
    const mayHaveExisted = value !== null || shared?.value || this.isOnDemand;
    const missing = shared ? { KEEPTTL: true, condition: 'XX' } : { EX: missingTtlS };
    await this.writeShared(key, page, mayHaveExisted ? undefined : missing);
    reportPageWrite();
  }

  /** @param {string} key @param {Parameters<Handler['get']>[1]} context */
  async findNewest(key, context) {
    const shared = await this.readShared(key);
    const own = pages.get(key);
    if (shared && versionOf(own) <= shared.renderedAt) {
      if (own?.lastModified !== shared.lastModified) void this.writeLocal(key, shared, context);
      return shared;
    }
    if (!own) {
      const page = await super.get(key, context);
      // The page may have been written since.
      if (page?.value.html && !pages.has(key)) pages.set(key, { ...page, renderedAt: 0 });
      return pages.get(key);
    }
    if (!this.redis || this.redis.isUnavailable) return own;
    // Redis forgets a page that never existed after an hour; it may exist by now.
    if (own.value === null && !shared) return undefined;
    // Redis was unavailable when the page was rendered, or has lost it. Another site may write a later one meanwhile.
    void this.writeShared(key, own, { EX: ttlS, condition: shared ? undefined : 'NX' });
    return own;
  }

  /**
   * Keeps a page in memory and on disk. A full disk loses none, because the page is also in memory and in Redis.
   *
   * @param {string} key
   * @param {CachedPage} page
   * @param {Parameters<Handler['set']>[2]} context
   */
  async writeLocal(key, page, context) {
    pages.set(key, page);
    const isPage = page.value?.kind === 'PAGES';
    try {
      // Visitors may request any number of addresses that do not exist; these get no file.
      if (isPage || (await super.get(key, context)))
        await super.set(key, isPage ? page.value : gone, context);
    } catch (error) {
      console.error(`[pages] not written to disk: ${String(error)}`);
    }
  }

  /** Deletes a damaged page, so that all sites treat it as missing and only one logs it. @param {string} key */
  async readShared(key) {
    const name = `studium:${buildId}:${key}`;
    const text = await this.redis?.run((redis) => redis.get(name));
    const page = text ? parseCachedPage(text) : undefined;
    if (page !== null) return page;
    console.error(`[pages] deleted from Redis, because it is damaged: ${key}`);
    await this.redis?.run((redis) => redis.del(name));
    return undefined;
  }

  /** @param {string} key @param {CachedPage} page @param {import('redis').SetOptions} [options] */
  writeShared(key, page, options = { EX: ttlS }) {
    // Builds do not share pages, because a page needs the scripts of its own build.
    const name = `studium:${buildId}:${key}`;
    return this.redis?.run((redis) => redis.set(name, JSON.stringify(page), options));
  }
}
