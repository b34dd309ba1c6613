import autocannon, { type Result } from 'autocannon';

/** The result of a load. */
export interface Load {
  requests: number;
  /** Responses other than 2xx, and requests without a response. */
  failed: number;
  /** The number of failures by kind: a status, or autocannon's errors and timeouts. */
  faults: Record<string, number>;
  perSecond: number;
  /** The 99th percentile in milliseconds. */
  p99: number;
}

export interface LoadOptions {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  /** The maximum of requests per second. */
  rate?: number;
  requests: { path: string; headers: Record<string, string> }[];
}

/** Starts a load that ends after its duration or when it is stopped. */
export function startLoad({ url, connections, duration, rate, requests }: LoadOptions) {
  let stop = (): void => {};
  let answered = 0;
  let target = Infinity;
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
      if (answered >= target) reached();
    });
    stop = () => running.stop();
  });
  return {
    result,
    stop: () => stop(),
    /** Resolves when a number of requests have been answered since the start. */
    untilAnswered: (count: number) =>
      new Promise<void>((resolve) => {
        reached = resolve;
        target = count;
        if (answered >= target) resolve();
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
