/**
 * Names of Node's diagnostics channels on which the page cache reports the keys of pages. They connect it with the
 * response cache (src/server/responses), because Next loads the page cache apart from the bundle of the site.
 */

/** A request reads a page. The subscriber runs in the request's asynchronous context. */
export const pageRead = 'studium.page.read';

/** A page was written, and all later reads return it. */
export const pageWritten = 'studium.page.written';
