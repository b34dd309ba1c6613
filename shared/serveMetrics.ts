import { subscribe } from 'node:diagnostics_channel';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { partsOfMessage } from './partsOfMessage';

/** A value that is read whenever the metrics are requested. */
interface MeasuredValue {
  name: string;
  help: string;
  value: () => number | Promise<number>;
}

interface Options {
  port: number;
  host: string;
  /** The beginning of the metrics' names, such as `studium_site`. */
  prefix: string;
  /** The kind of a requested address, as a label. It must not contain text of a visitor. */
  routeOf: (url: string) => string;
  values: readonly MeasuredValue[];
  logError: (context: string, error: unknown) => void;
}

/** Serves the metrics of a program for Prometheus on a separate port: its requests, its memory and the values. */
export function serveMetrics({ port, host, prefix, routeOf, values, logError }: Options): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureRequests(register, `${prefix}_request_seconds`, routeOf, port);
  for (const { name, help, value } of values)
    new Gauge({
      name: `${prefix}_${name}`,
      help,
      registers: [register],
      async collect() {
        this.set(await value());
      },
    });
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        logError('metrics: could not be collected', error);
        response.writeHead(500).end();
      },
    );
  })
    .on('error', (error) => logError('metrics: not served', error))
    .listen(port, host)
    .unref();
}

/** Measures each request through Node's diagnostics channels, so that no handler has to be wrapped. */
function measureRequests(
  register: Registry,
  name: string,
  routeOf: Options['routeOf'],
  ownPort: number,
): void {
  const seconds = new Histogram({
    name,
    help: 'Duration of requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const started = new WeakMap<IncomingMessage, { at: number; route: string }>();
  subscribe('http.server.request.start', (message) => {
    const { request } = partsOfMessage(message);
    if (!(request instanceof IncomingMessage) || request.socket.localPort === ownPort) return;
    // Read the address at the start, because Next overwrites it.
    started.set(request, { at: performance.now(), route: routeOf(request.url ?? '/') });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = partsOfMessage(message);
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    const start = started.get(request);
    if (!start) return;
    const method = request.method === 'GET' || request.method === 'POST' ? request.method : 'other';
    const labels = { route: start.route, method, status: String(response.statusCode) };
    seconds.observe(labels, (performance.now() - start.at) / 1000);
  });
}
