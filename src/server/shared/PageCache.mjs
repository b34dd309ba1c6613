import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ErrorReply } from 'redis';
import disk from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readCachedPage } from './cachedPage.mjs';
import { sharedRedis } from './redis.mjs';
import { wholeFiles } from './wholeFiles.mjs';

/**
 * Seconds for which a page is kept that nobody asks for. Far longer than it is fresh: an old page is
 * better than none when the content management system is away.
 */
const keepS = 30 * 86_400;
/** Pages that are noted while Redis is away, to be told when it is back. */
const mostOwed = 500;

/** Next's own cache of pages, in memory and on disk: `default` of a module of the older kind. */
const OwnCache = disk.default;

/** @type {Map<string, string>} */
const owed = new Map();

/**
 * Which version of each page the own cache has, by the time at which some site made it; bounded, as
 * anybody may ask for addresses that do not exist.
 *
 * @type {Map<string, number>}
 */
const own = new Map();
const mostOwn = 20_000;

/**
 * The pages of several sites in one Redis: what one makes anew, all show. While Redis is away each
 * goes on with its own cache, which follows all along what is shown, and tells Redis afterwards what
 * was made meanwhile. A site without Redis has its own cache alone. Next makes one of these for each
 * request (`cacheHandler` in next.config.js).
 */
export default class PageCache extends OwnCache {
  /** @param {ConstructorParameters<typeof OwnCache>[0]} context */
  constructor(context) {
    super({ ...context, fs: wholeFiles(context.fs) });
    this.shared = sharedRedis();
    this.prefix = this.shared ? `studium:${buildIdIn(context.serverDistDir)}:` : '';
    /**
     * When the pages were made that this request has read.
     *
     * @type {Map<string, number>}
     */
    this.read = new Map();
  }

  /** @type {import('next/dist/server/lib/incremental-cache').CacheHandler['get']} */
  async get(key, context) {
    if (owed.size > 0) await this.payBack();
    const entry = await this.known(key);
    if (!entry) return super.get(key, context);
    this.read.set(key, entry.lastModified);
    if (own.get(key) !== entry.lastModified)
      void this.keepOwn(key, entry.value, { ...context, ...entry }, entry.lastModified);
    return entry;
  }

  /** @type {import('next/dist/server/lib/incremental-cache').CacheHandler['set']} */
  async set(key, value, context) {
    if (isKeptOn(context) && (await this.isMadeSince(key))) return;
    const lastModified = Date.now();
    await this.keepOwn(key, value, context, lastModified);
    if (!this.shared || context.fetchCache) return;
    const entry = JSON.stringify({ value, lastModified, cacheControl: context.cacheControl });
    owed.delete(key);
    const told = await this.tell(key, entry);
    if (!told && owed.size < mostOwed) owed.set(key, entry);
  }

  /**
   * What another site has made is kept here too, or this one would go back to an older page, of its
   * own, as soon as Redis is away.
   *
   * @param {Parameters<typeof OwnCache.prototype.set>[0]} key
   * @param {Parameters<typeof OwnCache.prototype.set>[1]} value
   * @param {Parameters<typeof OwnCache.prototype.set>[2]} context
   * @param {number} lastModified
   */
  async keepOwn(key, value, context, lastModified) {
    if (own.size >= mostOwn) own.clear();
    own.set(key, lastModified);
    try {
      await super.set(key, value, context);
    } catch (error) {
      // A disk that is full or read-only costs no page: it is in memory, and in Redis.
      console.error(`[pages] not kept on disk: ${String(error)}`);
    }
  }

  /**
   * What Redis holds of a page. A damaged value is deleted, so that it is missing for all sites and
   * is logged once; the page is written again when it is rendered next.
   *
   * @param {string} key
   */
  async known(key) {
    const text = await this.shared?.ask((redis) => redis.get(this.prefix + key).catch(asDamaged));
    if (!text) return undefined;
    const entry = readCachedPage(text);
    if (entry) return entry;
    console.error(`[pages] deleted from Redis, because it is damaged: ${key}`);
    await this.shared?.ask((redis) => redis.del(this.prefix + key));
    return undefined;
  }

  /**
   * @param {string} key
   * @param {string} entry
   */
  tell(key, entry) {
    return this.shared?.ask((redis) => redis.set(this.prefix + key, entry, { EX: keepS }));
  }

  /**
   * Whether another site has made a page since this request has read it.
   *
   * @param {string} key
   */
  async isMadeSince(key) {
    const known = await this.known(key);
    return known !== undefined && known.lastModified !== this.read.get(key);
  }

  /** Tells what was made while Redis was away, unless another site has made it since. */
  async payBack() {
    if (!this.shared || this.shared.isAway) return;
    const pages = [...owed];
    owed.clear();
    for (const [key, entry] of pages) {
      const known = await this.known(key);
      const made = readCachedPage(entry);
      if (!known || !made || known.lastModified < made.lastModified) await this.tell(key, entry);
    }
  }
}

/** Seconds for which Next keeps a page on that it could not make anew, at most. */
const keptOnS = 30;

/**
 * Whether Next keeps the page on that was there, because it could not be made anew. Pages themselves
 * hold far longer (getPageProps.ts).
 *
 * @param {Parameters<typeof OwnCache.prototype.set>[2]} context
 */
function isKeptOn(context) {
  const seconds = 'cacheControl' in context ? context.cacheControl?.revalidate : undefined;
  return typeof seconds === 'number' && seconds <= keptOnS;
}

/**
 * A key of another type, such as a list, holds no page either. All other errors concern Redis as a whole.
 *
 * @param {unknown} error
 */
function asDamaged(error) {
  if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return 'damaged';
  throw error;
}

/** @type {Map<string, string>} */
const buildIds = new Map();

/**
 * Names the build that made a page: its scripts are of no other.
 *
 * @param {string} serverDistDir
 */
function buildIdIn(serverDistDir) {
  const known = buildIds.get(serverDistDir);
  if (known) return known;
  const id = readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8');
  buildIds.set(serverDistDir, id);
  return id;
}
