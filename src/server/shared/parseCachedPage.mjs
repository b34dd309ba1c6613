/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheEntry */

/**
 * Parses and checks the value of a page in Redis. Next does not check the values of a cache, so this finds
 * everything that would make Next fail.
 *
 * @param {string} text
 * @returns {CacheEntry & { lastModified: number, startedAt?: number } | null} null for a damaged value
 */
export function parseCachedPage(text) {
  const entry = parse(text);
  const isValid =
    isObject(entry) &&
    Number.isFinite(entry.lastModified) &&
    (entry.startedAt === undefined || Number.isFinite(entry.startedAt)) &&
    isCacheControl(entry.cacheControl) &&
    isPage(entry.value);
  return isValid ? entry : null;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The Pages Router caches a page, a redirect, or null for a page that does not exist.
 *
 * @param {unknown} value
 */
function isPage(value) {
  if (value === null) return true;
  if (!isObject(value)) return false;
  if (value.kind === 'REDIRECT') return isObject(value.props);
  return value.kind === 'PAGES' && typeof value.html === 'string' && isObject(value.pageData);
}

/** @param {unknown} value */
function isCacheControl(value) {
  if (value === undefined) return true;
  return (
    isObject(value) &&
    (value.revalidate === false || Number.isFinite(value.revalidate)) &&
    (value.expire === undefined || Number.isFinite(value.expire))
  );
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
