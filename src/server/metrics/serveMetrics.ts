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
 * Serves what Prometheus asks for, on a port of its own: METRICS_PORT, at METRICS_HOST, which is
 * this machine alone unless it is set. Without a port nothing is measured.
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

/** Each request of the program, told by Node itself: nothing has to be wrapped. */
function measureRequests(register: Registry, ownPort: number): void {
  const seconds = new Histogram({
    name: 'studium_site_request_seconds',
    help: 'Requests by what was asked for and status, and how long they took.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const begun = new WeakMap<IncomingMessage, { at: number; route: string }>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Message;
    if (!(request instanceof IncomingMessage) || request.socket.localPort === ownPort) return;
    // Now: Next writes another address over it.
    begun.set(request, { at: performance.now(), route: routeType(request.url ?? '/') });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const start = begun.get(request);
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
    help: 'Pages that wait to be made anew or are being made.',
    registers: [register],
    collect() {
      this.set(queue.length);
    },
  });
  new Gauge({
    name: 'studium_site_revalidation_age_seconds',
    help: 'For how long the one has waited that waits longest.',
    registers: [register],
    collect() {
      this.set(queue.ageMs / 1000);
    },
  });
}
