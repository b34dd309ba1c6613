import autocannon from 'autocannon';

/** What came of a load. */
export interface Load {
  requests: number;
  /** Answers other than 2xx, and none at all. */
  failed: number;
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
            perSecond: done.requests.average,
            p99: done.latency.p99,
          });
      },
    );
    stop = () => running.stop();
  });
  return { result, stop: () => stop() };
}
