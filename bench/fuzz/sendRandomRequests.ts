import { Random } from './Random';
import { randomRequest, type FuzzRequest } from './requests';
import { send } from './send';

/** The result of a run of random requests. */
export interface RandomRun {
  /** The number of responses with each HTTP status; 0 means without a response. */
  statuses: Map<number, number>;
  /** Requests at which a program failed. Their numbers are the same in each run with the same seed. */
  failures: { number: number; status: number; request: FuzzRequest }[];
}

/**
 * Sends random requests to all public addresses of both programs on this machine.
 * @param ports the ports of the site and of the cms
 */
export async function sendRandomRequests(
  ports: Record<'site' | 'cms', number>,
  { seed, count, clients }: { seed: number; count: number; clients: number },
): Promise<RandomRun> {
  const run: RandomRun = { statuses: new Map(), failures: [] };
  let next = 0;
  const client = async () => {
    while (next < count) {
      const number = next++;
      // Each request has its own seed, so that it can be repeated alone.
      const request = randomRequest(new Random(seed * 1_000_003 + number));
      const status = await send(request, ports[request.to]);
      run.statuses.set(status, (run.statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) run.failures.push({ number, status, request });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return run;
}
