import { Chance } from './Chance';
import { fuzzRequest, type FuzzRequest } from './requests';
import { send } from './send';

/** What a run of random requests came to. */
export interface FuzzRun {
  /** How often each HTTP status was answered; 0 for no answer. */
  statuses: Map<number, number>;
  /** Requests that a program failed at, by their number: the same in each run of the same seed. */
  failures: { number: number; status: number; request: FuzzRequest }[];
}

/**
 * Sends random requests to all public addresses of both programs on this machine.
 * @param ports of the site and of the cms
 * @param clients how many requests are under way at once
 */
export async function fuzz(
  ports: Record<'site' | 'cms', number>,
  { seed, count, clients }: { seed: number; count: number; clients: number },
): Promise<FuzzRun> {
  const run: FuzzRun = { statuses: new Map(), failures: [] };
  let next = 0;
  const client = async () => {
    while (next < count) {
      const number = next++;
      // Each has its own beginning, so that one can be repeated without those before.
      const request = fuzzRequest(new Chance(seed * 1_000_003 + number));
      const status = await send(request, ports[request.to]);
      run.statuses.set(status, (run.statuses.get(status) ?? 0) + 1);
      if (status === 0 || status >= 500) run.failures.push({ number, status, request });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return run;
}
