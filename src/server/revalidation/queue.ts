import { PageQueue } from './PageQueue';

declare global {
  var studiumPages: PageQueue | undefined;
}

/**
 * One for all messages: each may name the same pages again. On globalThis, because Next loads the
 * modules of API routes and of the metrics apart. Two at a time keep both programs busy; with more,
 * the page that the editor looks at would share them with the lists behind it.
 */
export const queue: PageQueue = (globalThis.studiumPages ??= new PageQueue(2));
