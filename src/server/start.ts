import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { defaultPrefixHeader, hasDefaultPrefix } from '@/routing/defaultPrefix';
import { guardLogs } from './logs/guardLogs';
import { serveMetrics } from './metrics/serveMetrics';
import { sharedRedis } from './shared/redis.mjs';

/**
 * Milliseconds within which a whole request has to arrive, body included. Handlers that read a body
 * give up earlier (readBody.ts); this is for bodies that nobody wants, which Next or Node read.
 */
export const requestTimeoutMs = 20_000;

/** What begins with the program instead of its first request. */
export function start(): void {
  guardLogs();
  sharedRedis();
  subscribe('http.server.request.start', limitRequestTime);
  subscribe('http.server.request.start', markDefaultPrefix);
  const { METRICS_PORT, METRICS_HOST } = process.env;
  if (METRICS_PORT) serveMetrics(Number(METRICS_PORT), METRICS_HOST);
  process.once('SIGTERM', closeConnections);
}

/** Next creates the server, and has no setting for this. */
function limitRequestTime(message: unknown): void {
  const { server } = message as { server?: unknown };
  if (!(server instanceof Server)) return;
  server.requestTimeout = requestTimeoutMs;
  // Node takes the longer of the two for the whole request.
  server.headersTimeout = requestTimeoutMs;
}

/**
 * Notes that an address was written with the prefix of the default language, for the redirect in
 * next.config.js: Next adds the prefix to the addresses without one before it applies its rules.
 */
function markDefaultPrefix(message: unknown): void {
  const { request } = message as { request?: unknown };
  if (!(request instanceof IncomingMessage)) return;
  // A visitor's own header of this name would redirect an address to itself.
  Reflect.deleteProperty(request.headers, defaultPrefixHeader);
  if (hasDefaultPrefix(request.url ?? '')) request.headers[defaultPrefixHeader] = '1';
}

/**
 * Whoever comes on a connection that is open already is answered and sent away: a proxy would go on
 * using it, and the program, which ends with its last connection, never end.
 */
function closeConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response?: unknown };
    if (response instanceof ServerResponse) response.shouldKeepAlive = false;
  });
}
