import autocannon, { type Result } from 'autocannon';

/** What came of a load. */
export interface Load {
  requests: number;
  /** Answers other than 2xx, and none at all. */
  failed: number;
  /** How many of them by their kind: a status, or what autocannon calls errors and timeouts. */
  faults: Record<string, number>;
  perSecond: number;
  /** Milliseconds of the slowest request of a hundred. */
  p99: number;
}

export interface LoadOptions {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  /** Requests per second at most. */
  rate?: number;
  requests: { path: string; headers: Record<string, string> }[];
}

/** A load that lasts until its time is over or it is stopped. */
export function startLoad({ url, connections, duration, rate, requests }: LoadOptions) {
  let stop = (): void => {};
  let answered = 0;
  let enough = Infinity;
  let reached = (): void => {};
  const result = new Promise<Load>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        duration,
        ...(rate !== undefined && { overallRate: rate }),
        requests: requests.map((request) => ({ method: 'GET' as const, ...request })),
      },
      (error: Error | null, done) => {
        if (error) reject(error);
        else
          resolve({
            requests: done.requests.total,
            failed: done.errors + done.timeouts + done.non2xx,
            faults: faultsOf(done),
            perSecond: done.requests.average,
            p99: done.latency.p99,
          });
      },
    );
    running.on('response', () => {
      answered += 1;
      if (answered >= enough) reached();
    });
    stop = () => running.stop();
  });
  return {
    result,
    stop: () => stop(),
    /** Resolves when so many requests have been answered since the start. */
    reach: (count: number) =>
      new Promise<void>((resolve) => {
        reached = resolve;
        enough = count;
        if (answered >= enough) resolve();
      }),
  };
}

function faultsOf({ errors, timeouts, statusCodeStats = {} }: Result) {
  const statuses = Object.entries(statusCodeStats).flatMap(([status, { count }]) =>
    status.startsWith('2') ? [] : [[status, count] as const],
  );
  const all = [['errors', errors] as const, ['timeouts', timeouts] as const, ...statuses];
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}
