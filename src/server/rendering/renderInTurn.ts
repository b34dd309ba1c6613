import { countedAddress } from '@studium/shared/visitorAddress';
import { LRUCache } from 'lru-cache';
import { AppError } from '@/errors/AppError';
import { notePrinted } from '../logs/notePrinted';

/** Milliseconds of its network's time that a rendered page takes: five pages a second. */
const intervalMs = 200;
/** Pages that a network may request at once after a pause, for example a class that opens the same link. */
const burst = 30;
/** Milliseconds that a request waits for its turn; one that had to wait longer is refused. */
const maxWaitMs = 2000;
/** Pages that load at the same time for all networks. One network alone cannot reach it, also with a slow cms. */
const maxParallel = 100;
/** Networks whose times are kept. */
const maxNetworks = 20_000;

interface Rendering {
  /** By network, when it has used up what it requested, in milliseconds of `performance.now()`. */
  paidUntil: LRUCache<string, number>;
  active: number;
}

declare global {
  var studiumRendering: Rendering | undefined;
}

/** On globalThis, because Next loads modules separately for pages and API routes. */
const rendering: Rendering = (globalThis.studiumRendering ??= {
  paidUntil: new LRUCache<string, number>({ max: maxNetworks }),
  active: 0,
});

/**
 * Does work that costs far more than sending a cached page, for a visitor: a page that is rendered on request, or a
 * search. Each network has its own pace, as in nginx's `limit_req` with a delay, so that one client cannot use up the
 * processor, and a bound for all networks limits the memory. The body of the request has to be there already.
 *
 * @param visitorAddress as `ipAddressOf` returns it
 * @param cost 1 for a page
 * @throws AppError site/too-many-requests, site/busy, or an error of the work
 */
export async function renderInTurn<Result>(
  visitorAddress: string,
  work: () => Promise<Result>,
  cost = 1,
): Promise<Result> {
  const network = networkOf(visitorAddress);
  const waitMs = paidUntilOf(network) - performance.now();
  if (waitMs > maxWaitMs) throw refusal('site/too-many-requests');
  if (rendering.active >= maxParallel) throw refusal('site/busy');
  addCost(network, cost);
  rendering.active += 1;
  try {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return await work();
  } finally {
    rendering.active -= 1;
  }
}

/** Counts work for a visitor that cost more than was known before. */
export function addRenderCost(visitorAddress: string, cost: number): void {
  addCost(networkOf(visitorAddress), cost);
}

const addCost = (network: string, cost: number) =>
  rendering.paidUntil.set(network, paidUntilOf(network) + cost * intervalMs);

/** A pause counts at most as much as the burst. */
const paidUntilOf = (network: string): number =>
  Math.max(rendering.paidUntil.get(network) ?? -Infinity, performance.now() - burst * intervalMs);

/** The /48 of an IPv6 address, as in nginx, because anybody can get that many addresses. */
const networkOf = (visitorAddress: string): string =>
  countedAddress(visitorAddress).split(':').slice(0, 3).join(':');

/** An error that the log does not contain, because a flood would fill it. */
function refusal(code: 'site/too-many-requests' | 'site/busy'): AppError {
  const error = new AppError(code, 'too many pages are rendered');
  notePrinted(error);
  return error;
}
