/** The used part of autocannon, which has no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    requests: { method: 'GET'; path: string; headers: Record<string, string> }[];
  }
  export interface Result {
    requests: { total: number; average: number };
    latency: { p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats?: Record<string, { count: number }>;
  }
  interface Instance {
    stop(): void;
    on(event: 'response', listener: () => void): void;
  }
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Instance;
}
