import { NetworkPace } from '@studium/shared/NetworkPace';
import { AppError } from '@/errors/AppError';
import { notePrinted } from '../logs/notePrinted';

declare global {
  var studiumRendering: NetworkPace | undefined;
}

/**
 * Five pages a second for each network, after 15 at once. A class of 30 that opens the same link waits three seconds. Each
 * site counts for itself, because it protects its own processor: a page takes 30 to 80 ms of it. On globalThis, because
 * Next loads modules separately for pages and API routes.
 */
const pace: NetworkPace = (globalThis.studiumRendering ??= new NetworkPace(
  { intervalMs: 200, burst: 15, maxWaitMs: 3000, maxParallel: 100 },
  (status) => refusal(status === 429 ? 'site/too-many-requests' : 'site/busy'),
));

/**
 * Does work that costs far more than sending a cached page, for a visitor: a page that is rendered on request, or a
 * search. The body of the request has to be there already.
 *
 * @param visitorAddress as `ipAddressOf` returns it
 * @param cost 1 for a page
 * @throws AppError site/too-many-requests, site/busy, or an error of the work
 */
export const renderInTurn = <Result>(
  visitorAddress: string,
  work: () => Promise<Result>,
  cost = 1,
): Promise<Result> => pace.run(visitorAddress, work, cost);

/** Counts work for a visitor that cost more than was known before. */
export const addRenderCost = (visitorAddress: string, cost: number): void =>
  pace.addCost(visitorAddress, cost);

/** An error that the log does not contain, because a flood would fill it. */
function refusal(code: 'site/too-many-requests' | 'site/busy'): AppError {
  const error = new AppError(code, 'too many pages are rendered');
  notePrinted(error);
  return error;
}
