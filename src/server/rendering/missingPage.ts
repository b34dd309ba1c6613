import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { ipAddressOf } from '../ipAddressOf';

/** A request of a visitor that Next answers. */
interface Visit {
  visitorAddress: string;
  /** Whether the page cache does not have the page, so that the visitor waits until it is rendered. */
  isMissing: boolean;
}

declare global {
  var studiumVisits: AsyncLocalStorage<Visit> | undefined;
}

/** On globalThis, because Next loads the page cache and the pages apart. */
const visits = (globalThis.studiumVisits ??= new AsyncLocalStorage());

/** Answers a request of a visitor by Next. */
export const answerVisit = (request: IncomingMessage, answer: () => void): void =>
  visits.run({ visitorAddress: ipAddressOf(request), isMissing: false }, answer);

/**
 * The address of the visitor who waits for a static page; null for a page that is regenerated while visitors
 * get the old one. The page cache notes that it has no page (PageCache.mjs).
 */
export function visitorOfMissingPage(): string | null {
  const visit = visits.getStore();
  return visit?.isMissing ? visit.visitorAddress : null;
}
