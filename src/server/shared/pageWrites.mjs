/** On globalThis, because Next loads the page cache apart from the start of the program. */
const writes = (globalThis.studiumPageWrites ??= { count: 0 });

/** Reports to the response store that a page was written, when all later reads return it. */
export function reportPageWrite() {
  writes.count += 1;
}

/**
 * The number of pages that this site has written since its start.
 *
 * @returns {number}
 */
export const countPageWrites = () => writes.count;
