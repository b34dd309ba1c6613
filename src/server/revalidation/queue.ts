import { PageQueue } from './PageQueue';

declare global {
  var studiumPages: PageQueue | undefined;
}

/**
 * One for all messages: each may name the same pages again. On globalThis, because Next loads the
 * modules of API routes and of the metrics apart. Two at a time keep both programs busy; with more,
 * the page that the editor looks at would share them with the lists behind it. Nobody looks at the
 * others: four at a time wait for each other's questions.
 */
export const queue: PageQueue = (globalThis.studiumPages ??= new PageQueue({
  own: 2,
  list: 2,
  other: 4,
}));
