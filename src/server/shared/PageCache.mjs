import { channel } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorReply } from 'redis';
import disk from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { pageRead, pageWritten } from './pageEvents.mjs';
import { parseCachedPage } from './parseCachedPage.mjs';
import { sharedRedis } from './redis.mjs';
import { withAtomicWrites } from './withAtomicWrites.mjs';

/**
 * Seconds after which Redis deletes a page. This is far longer than a page is fresh, because a stale page is
 * better than none while the cms is unavailable.
 */
const ttlS = 30 * 86_400;
/** The same for a page that does not exist. Visitors may request any number of them. */
const missingTtlS = 3600;
/** Maximum number of pages that wait for Redis while it is unavailable. */
const maxUnsent = 500;

/** Next's own page cache, in memory and on disk. The module is CommonJS, hence `default`. */
const NextCache = disk.default;

/**
 * Pages that Redis has not received yet, by their keys.
 *
 * @type {Map<string, string>}
 */
const unsent = new Map();

/**
 * The version of each page in the local cache: the time at which a site rendered it. The size is limited,
 * because visitors may request any number of addresses that do not exist.
 *
 * @type {Map<string, number>}
 */
const localVersions = new Map();
const maxLocalVersions = 20_000;

/**
 * Reads of the local cache that have not finished, by the keys of their pages.
 *
 * @type {Map<string, Set<Promise<unknown>>>}
 */
const localReads = new Map();

const reads = channel(pageRead);
const writes = channel(pageWritten);

/**
 * Shares the pages of several sites in one Redis, so that all sites show a page that one has regenerated.
 * Each site also writes every page that it shows to its local cache, uses that while Redis is unavailable,
 * and afterwards sends the pages that it rendered meanwhile. Without Redis there is only the local cache.
 * Next creates an instance for each request (`cacheHandler` in next.config.js).
 */
export default class PageCache extends NextCache {
  /** @param {ConstructorParameters<typeof NextCache>[0]} context */
  constructor(context) {
    super({ ...context, fs: withAtomicWrites(context.fs) });
    this.shared = sharedRedis();
    this.prefix = this.shared ? `studium:${readBuildId(context.serverDistDir)}:` : '';
    /**
     * The versions of the pages that this request has read: the times at which they were rendered.
     *
     * @type {Map<string, number>}
     */
    this.readVersions = new Map();
    /** The Unix milliseconds when the request began, before it renders a page. */
    this.startedAt = Date.now();
    // Next's header of a regeneration after a publication; start.ts removes it from requests of visitors.
    this.isOnDemand = context._requestHeaders?.['x-prerender-revalidate'] !== undefined;
  }

  /** @type {import('next/dist/server/lib/incremental-cache').CacheHandler['get']} */
  async get(key, context) {
    reads.publish(key);
    if (unsent.size > 0) await this.sendUnsent();
    const entry = await this.readShared(key);
    if (!entry) {
      const local = await this.readLocal(key, context);
      // Redis deletes the entry of a missing page after an hour. The page may exist by now, so the local copy is
      // not used.
      const isExpiredInRedis = local?.value === null && this.shared && !this.shared.isUnavailable;
      const page = isExpiredInRedis ? null : local;
      if (!page) reportMissing();
      return page;
    }
    this.readVersions.set(key, entry.lastModified);
    if (localVersions.get(key) !== entry.lastModified)
      void this.writeLocal(key, entry.value, { ...context, ...entry }, entry.lastModified);
    return entry;
  }

  /** @type {import('next/dist/server/lib/incremental-cache').CacheHandler['set']} */
  async set(key, value, context) {
    const isExtended = isExtension(context);
    if (isExtended ? await this.isReplaced(key) : await this.isOutdated(key)) return;
    const lastModified = Date.now();
    await this.writeLocal(key, value, context, lastModified);
    if (this.shared && !context.fetchCache) {
      const { cacheControl } = context;
      // An extended page was not rendered now.
      const startedAt = isExtended ? undefined : this.startedAt;
      const entry = JSON.stringify({ value, lastModified, startedAt, cacheControl });
      unsent.delete(key);
      const isSent = await this.writeShared(key, entry, value);
      if (!isSent && unsent.size < maxUnsent) unsent.set(key, entry);
    }
    writes.publish(key);
  }

  /**
   * Reads a page from the local cache. A write waits for it, see writeLocal.
   *
   * @param {Parameters<typeof NextCache.prototype.get>[0]} key
   * @param {Parameters<typeof NextCache.prototype.get>[1]} context
   */
  async readLocal(key, context) {
    const read = super.get(key, context);
    const reads = localReads.get(key) ?? new Set();
    localReads.set(key, reads.add(read));
    try {
      return await read;
    } finally {
      reads.delete(read);
      if (reads.size === 0) localReads.delete(key);
    }
  }

  /**
   * Writes a page to the local cache, also when another site has rendered it. Otherwise this site would show
   * an older page of its own as soon as Redis is unavailable. A read that ends after the write would replace the
   * new page: Next puts what it has read from disk into its memory.
   *
   * @param {Parameters<typeof NextCache.prototype.set>[0]} key
   * @param {Parameters<typeof NextCache.prototype.set>[1]} value
   * @param {Parameters<typeof NextCache.prototype.set>[2]} context
   * @param {number} lastModified
   */
  async writeLocal(key, value, context, lastModified) {
    if (localVersions.size >= maxLocalVersions) localVersions.clear();
    localVersions.set(key, lastModified);
    for (let reads; (reads = localReads.get(key));) await Promise.allSettled(reads);
    try {
      await super.set(key, value, context);
    } catch (error) {
      // A full or read-only disk loses no page, because the page is also in memory and in Redis.
      console.error(`[pages] not written to disk: ${String(error)}`);
    }
  }

  /**
   * Reads a page from Redis. A damaged value is deleted, so that all sites treat it as missing and only one
   * logs it; the next render writes the page again.
   *
   * @param {string} key
   */
  async readShared(key) {
    const text = await this.shared?.run((redis) => redis.get(this.prefix + key).catch(asDamaged));
    if (!text) return undefined;
    const entry = parseCachedPage(text);
    if (entry) return entry;
    console.error(`[pages] deleted from Redis, because it is damaged: ${key}`);
    await this.shared?.run((redis) => redis.del(this.prefix + key));
    return undefined;
  }

  /**
   * @param {string} key
   * @param {string} entry
   * @param {unknown} value the value in the entry; null for a page that does not exist
   */
  writeShared(key, entry, value) {
    const EX = value === null ? missingTtlS : ttlS;
    return this.shared?.run((redis) => redis.set(this.prefix + key, entry, { EX }));
  }

  /**
   * Whether another site has replaced a page since this request read it.
   *
   * @param {string} key
   */
  async isReplaced(key) {
    const current = await this.readShared(key);
    return current !== undefined && current.lastModified !== this.readVersions.get(key);
  }

  /**
   * Whether another site has rendered a page in a request that began later than this one, which may have begun before
   * a publication. A regeneration after a publication is never outdated, because the clocks of machines may differ.
   *
   * @param {string} key
   */
  async isOutdated(key) {
    if (this.isOnDemand) return false;
    const current = await this.readShared(key);
    return current?.startedAt !== undefined && current.startedAt > this.startedAt;
  }

  /**
   * Sends the pages that Redis missed, unless another site has written a newer version. If Redis fails again, they
   * continue to wait.
   */
  async sendUnsent() {
    if (!this.shared || this.shared.isUnavailable) return;
    const pages = [...unsent];
    unsent.clear();
    for (const [key, entry] of pages) {
      const current = await this.readShared(key);
      const page = parseCachedPage(entry);
      const isNewer = !current || !page || current.lastModified < page.lastModified;
      if (!isNewer || (await this.writeShared(key, entry, page?.value))) continue;
      if (!unsent.has(key)) unsent.set(key, entry);
    }
  }
}

/** Notes that the page of a visitor's request has to be rendered now (src/server/rendering/missingPage.ts). */
function reportMissing() {
  const visit = globalThis.studiumVisits?.getStore();
  if (visit) visit.isMissing = true;
}

/** Maximum number of seconds by which Next extends a page that it could not regenerate. */
const maxExtensionS = 30;

/**
 * Whether Next writes the old page again, because the regeneration failed. It then sets a short lifetime;
 * a rendered page has a far longer one (getPageProps.ts).
 *
 * @param {Parameters<typeof NextCache.prototype.set>[2]} context
 */
function isExtension(context) {
  const seconds = 'cacheControl' in context ? context.cacheControl?.revalidate : undefined;
  return typeof seconds === 'number' && seconds <= maxExtensionS;
}

/**
 * Treats a key of another type, such as a list, as a damaged page. All other errors concern Redis itself.
 *
 * @param {unknown} error
 */
function asDamaged(error) {
  if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return 'damaged';
  throw error;
}

/** @type {string | undefined} */
let buildId;

/**
 * The id of the build. Builds do not share pages, because a page needs the scripts of its own build.
 *
 * @param {string} serverDistDir
 */
const readBuildId = (serverDistDir) =>
  (buildId ??= readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8'));
