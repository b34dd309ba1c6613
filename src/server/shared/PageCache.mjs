import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import disk from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { sharedRedis } from './redis.mjs';

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
 * The pages of several sites in one Redis: what one makes anew, all show. While Redis is away each
 * goes on with its own cache, which is written all along, and tells Redis afterwards what was made
 * meanwhile. Next makes one of these for each request (`cacheHandler` in next.config.js).
 */
export default class PageCache extends OwnCache {
  /** @param {ConstructorParameters<typeof OwnCache>[0]} context */
  constructor(context) {
    super(context);
    this.shared = sharedRedis();
    this.prefix = `studium:${buildIdIn(context.serverDistDir)}:`;
  }

  /** @type {import('next/dist/server/lib/incremental-cache').CacheHandler['get']} */
  async get(key, context) {
    if (owed.size > 0) await this.payBack();
    const entry = await this.shared?.ask((redis) => redis.get(this.prefix + key));
    return entry ? JSON.parse(entry) : super.get(key, context);
  }

  /** @type {import('next/dist/server/lib/incremental-cache').CacheHandler['set']} */
  async set(key, value, context) {
    await super.set(key, value, context).catch((/** @type {unknown} */ error) => {
      // A disk that is full or read-only costs no page, as long as there is another place.
      console.error(`[pages] not kept on disk: ${String(error)}`);
    });
    if (!this.shared || context.fetchCache) return;
    const entry = JSON.stringify({
      value,
      lastModified: Date.now(),
      cacheControl: context.cacheControl,
    });
    owed.delete(key);
    const told = await this.tell(key, entry);
    if (!told && owed.size < mostOwed) owed.set(key, entry);
  }

  /**
   * @param {string} key
   * @param {string} entry
   */
  tell(key, entry) {
    return this.shared?.ask((redis) => redis.set(this.prefix + key, entry, { EX: keepS }));
  }

  /** Tells what was made while Redis was away, unless another site has made it since. */
  async payBack() {
    if (!this.shared || this.shared.isAway) return;
    const pages = [...owed];
    owed.clear();
    for (const [key, entry] of pages) {
      const known = await this.shared.ask((redis) => redis.get(this.prefix + key));
      if (!known || timeOf(known) < timeOf(entry)) await this.tell(key, entry);
    }
  }
}

/** @param {string} entry */
function timeOf(entry) {
  return JSON.parse(entry).lastModified;
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
