/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue & { renderedAt: number }} CachedPage
 *   `renderedAt`: the Unix milliseconds when the request began that rendered it, its version
 */

/**
 * Parses and checks a page in Redis: a page, a redirect, or null for a page that does not exist. Next does not check
 * what a cache returns.
 *
 * @param {string} text
 * @returns {CachedPage | null} null for a damaged value
 */
export function parseCachedPage(text) {
  try {
    const page = JSON.parse(text);
    const { value, lastModified, renderedAt, cacheControl } = page;
    const isPage =
      value === null ||
      (value.kind === 'PAGES' && typeof value.html === 'string' && isObject(value.pageData)) ||
      (value.kind === 'REDIRECT' && isObject(value.props));
    const isValid = [lastModified, renderedAt, Number(cacheControl?.revalidate ?? 0)].every(
      Number.isFinite,
    );
    return isPage && isValid ? page : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value */
const isObject = (value) => typeof value === 'object' && value !== null;
