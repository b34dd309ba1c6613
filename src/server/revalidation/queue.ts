import { PageQueue } from './PageQueue';

declare global {
  var studiumPageQueue: PageQueue | undefined;
}

/**
 * All webhooks share one queue, because they may name the same pages. It is on globalThis, because Next
 * loads modules separately for API routes and the metrics. Two regenerations in parallel keep the site and
 * the cms busy; more would slow down the page that the editor has open. For the others the limit is four,
 * because no editor waits for them and they mostly wait for the cms.
 */
export const queue: PageQueue = (globalThis.studiumPageQueue ??= new PageQueue({
  own: 2,
  list: 2,
  other: 4,
}));
