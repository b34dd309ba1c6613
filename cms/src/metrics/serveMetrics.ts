import { subscribe } from 'node:diagnostics_channel';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isRecord } from '../lib/isRecord';
import { logError } from '../logs/logError';
import { mails } from '../mail/mails';
import type { Outbox } from '../publish/outbox';

/** Where metrics are served. */
export interface Address {
  port: number;
  host: string;
}

const routes = ['api', 'admin', 'cms-api', 'media', 'health', 'outbox', '_next'];

/** What kind of address somebody asks for; never what they wrote themselves. */
export function routeOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/);
  return routes.includes(first) ? first : 'other';
}

/**
 * Serves what Prometheus asks for, on a port of its own.
 *
 * @param address where it listens
 * @param outbox what the site has not been told yet, by whichever program
 */
export function serveMetrics({ port, host }: Address, outbox: Pick<Outbox, 'pending'>): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureRequests(register, port);
  gauge(
    register,
    'webhook_publications',
    'Publications that the site has not been told yet.',
    async () => (await outbox.pending()).length,
  );
  gauge(
    register,
    'webhook_age_seconds',
    'For how long the site has not been told of the oldest of them.',
    async () => {
      const [oldest] = await outbox.pending();
      return oldest ? (Date.now() - oldest.at) / 1000 : 0;
    },
  );
  gauge(register, 'mails_waiting', 'Mails that are on their way.', () => mails.waiting());
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => {
        logError('metrics: not gathered', error);
        response.writeHead(500).end();
      },
    );
  })
    .on('error', (error) => logError('metrics: not served', error))
    .listen(port, host)
    .unref();
}

function gauge(
  register: Registry,
  name: string,
  help: string,
  value: () => number | Promise<number>,
): void {
  new Gauge({
    name: `studium_cms_${name}`,
    help,
    registers: [register],
    async collect() {
      this.set(await value());
    },
  });
}

/** Each request of the program, told by Node itself: both servers of it are measured alike. */
function measureRequests(register: Registry, ownPort: number): void {
  const seconds = new Histogram({
    name: 'studium_cms_request_seconds',
    help: 'Requests by what was asked for and status, and how long they took.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 10],
    registers: [register],
  });
  const begun = new WeakMap<IncomingMessage, { at: number; route: string }>();
  subscribe('http.server.request.start', (message) => {
    const request = isRecord(message) ? message.request : undefined;
    if (!(request instanceof IncomingMessage) || request.socket.localPort === ownPort) return;
    begun.set(request, { at: performance.now(), route: routeOf(request.url ?? '/') });
  });
  subscribe('http.server.response.finish', (message) => {
    if (!isRecord(message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const start = begun.get(request);
    if (!start) return;
    const method = request.method === 'GET' || request.method === 'POST' ? request.method : 'other';
    const labels = { route: start.route, method, status: String(response.statusCode) };
    seconds.observe(labels, (performance.now() - start.at) / 1000);
  });
}
