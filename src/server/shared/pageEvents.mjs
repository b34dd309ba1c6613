/**
 * Names of Node's diagnostics channels for the response cache (src/server/responses). The subscriber of a channel
 * runs in the asynchronous context of the request. Next loads the page cache, the pages and the start of the program
 * apart, so that they share no modules.
 */

/** The page cache reads a page, whose key is the message. */
export const pageRead = 'studium.page.read';

/** The page cache has written a page, and all later reads return it. */
export const pageWritten = 'studium.page.written';

/** The response to the request depends on its address only, so that other visitors may get it for a second. */
export const responseShared = 'studium.response.shared';
