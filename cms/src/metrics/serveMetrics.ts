import { subscribe } from 'node:diagnostics_channel';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isRecord } from '../lib/isRecord';
import { logError } from '../logs/logError';
import type { ChangeOutbox } from '../publish/ChangeOutbox';

/** The address at which metrics are served. */
export interface Address {
  port: number;
  host: string;
}

const routes = ['api', 'admin', 'cms-api', 'media', 'health', 'outbox', '_next'];

/**
 * Returns the kind of a requested URL. It never contains text of the client, which would be an unlimited
 * label.
 */
export function routeOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/);
  return routes.includes(first) ? first : 'other';
}

/**
 * Serves metrics for Prometheus on a separate port.
 *
 * @param address the port and host of the metrics server
 * @param outbox publications of all programs of which the site has not been notified yet
 * @param countWaitingMails counts the waiting mails of all programs
 */
export function serveMetrics(
  { port, host }: Address,
  outbox: Pick<ChangeOutbox, 'pending'>,
  countWaitingMails: () => Promise<number>,
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureRequests(register, port);
  gauge(
    register,
    'webhook_publications',
    'Publications of which the site has not been notified yet.',
    async () => (await outbox.pending()).length,
  );
  gauge(
    register,
    'webhook_age_seconds',
    'Age of the oldest publication of which the site has not been notified.',
    async () => {
      const [oldest] = await outbox.pending();
      return oldest ? (Date.now() - oldest.at) / 1000 : 0;
    },
  );
  gauge(register, 'mails_waiting', 'Mails that wait to be sent.', countWaitingMails);
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

/** Measures each request through Node's diagnostics channels. */
function measureRequests(register: Registry, ownPort: number): void {
  const seconds = new Histogram({
    name: 'studium_cms_request_seconds',
    help: 'Duration of requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 10],
    registers: [register],
  });
  const started = new WeakMap<IncomingMessage, { at: number; route: string }>();
  subscribe('http.server.request.start', (message) => {
    const request = isRecord(message) ? message.request : undefined;
    if (!(request instanceof IncomingMessage) || request.socket.localPort === ownPort) return;
    started.set(request, { at: performance.now(), route: routeOf(request.url ?? '/') });
  });
  subscribe('http.server.response.finish', (message) => {
    if (!isRecord(message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const start = started.get(request);
    if (!start) return;
    const method = request.method === 'GET' || request.method === 'POST' ? request.method : 'other';
    const labels = { route: start.route, method, status: String(response.statusCode) };
    seconds.observe(labels, (performance.now() - start.at) / 1000);
  });
}
