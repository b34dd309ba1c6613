import { subscribe } from 'node:diagnostics_channel';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { queue } from '../revalidation/queue';
import { routeType } from './routeType';
import { logError } from '../logs/logError';

interface Message {
  request?: unknown;
  response?: unknown;
}

/**
 * Serves the metrics for Prometheus on a separate port: METRICS_PORT at METRICS_HOST, by default only on
 * the local machine. Without a port the site collects no metrics.
 */
export function serveMetrics(port: number, host = '127.0.0.1'): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureRequests(register, port);
  measureQueue(register);
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  })
    .on('error', (error) => logError('metrics not served', error))
    .listen(port, host)
    .unref();
}

/** Measures every request through Node's diagnostics channels, so that no handler has to be wrapped. */
function measureRequests(register: Registry, ownPort: number): void {
  const seconds = new Histogram({
    name: 'studium_site_request_seconds',
    help: 'Requests and their duration, by route type, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const started = new WeakMap<IncomingMessage, { at: number; route: string }>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Message;
    if (!(request instanceof IncomingMessage) || request.socket.localPort === ownPort) return;
    // Read the address at the start, because Next overwrites it.
    started.set(request, { at: performance.now(), route: routeType(request.url ?? '/') });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const start = started.get(request);
    if (!start) return;
    const labels = {
      route: start.route,
      method: request.method === 'GET' || request.method === 'POST' ? request.method : 'other',
      status: String(response.statusCode),
    };
    seconds.observe(labels, (performance.now() - start.at) / 1000);
  });
}

function measureQueue(register: Registry): void {
  new Gauge({
    name: 'studium_site_revalidation_pages',
    help: 'Pages that wait for regeneration or are being regenerated.',
    registers: [register],
    collect() {
      this.set(queue.length);
    },
  });
  new Gauge({
    name: 'studium_site_revalidation_age_seconds',
    help: 'Seconds for which the oldest page has been waiting.',
    registers: [register],
    collect() {
      this.set(queue.ageMs / 1000);
    },
  });
}
