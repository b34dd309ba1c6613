import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { defaultPrefixHeader, hasDefaultPrefix } from '@/routing/defaultPrefix';
import { listingHeader, listingPageOf } from '@/routing/listingRewrites';
import { compressResponse } from './compression/compressResponse';
import { env } from './env';
import { prepareConsole } from './logs/prepareConsole';
import { startMetrics } from './metrics/startMetrics';
import { createRequestIdentifier } from './requestId';
import { sharedRedis } from './shared/redis.mjs';

/**
 * Milliseconds within which a complete request has to arrive, with its body. Handlers that read a body have
 * a shorter limit (readBody.ts); this one is for other bodies, which Next or Node read.
 */
export const requestTimeoutMs = 20_000;

/** Runs the tasks of the program's start, before the first request. */
export function start(): void {
  prepareConsole();
  sharedRedis();
  subscribe('http.server.request.start', createRequestIdentifier(env().isTrustedProxy));
  subscribe('http.server.request.start', compress);
  subscribe('http.server.request.start', limitRequestTime);
  subscribe('http.server.request.start', markDefaultPrefix);
  subscribe('http.server.request.start', markListing);
  subscribe('http.server.request.start', limitRedirectCache);
  const { METRICS_PORT, METRICS_HOST } = process.env;
  if (METRICS_PORT) startMetrics(Number(METRICS_PORT), METRICS_HOST);
  process.once('SIGTERM', closeConnections);
}

/** Compresses the response. nginx does it in production; the site may run without. */
function compress(message: unknown): void {
  const { request, response } = message as { request?: unknown; response?: unknown };
  if (request instanceof IncomingMessage && isResponse(response))
    compressResponse(request, response);
}

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

/** Sets the limit at each request, because Next creates the server and has no option for it. */
function limitRequestTime(message: unknown): void {
  const { server } = message as { server?: unknown };
  if (!(server instanceof Server)) return;
  server.requestTimeout = requestTimeoutMs;
  // Node applies the longer of the two limits to the complete request.
  server.headersTimeout = requestTimeoutMs;
}

/**
 * Marks a request whose address has the prefix of the default language, for the redirect in next.config.js.
 * The redirect cannot see this itself, because Next first adds the prefix to all addresses without one.
 */
function markDefaultPrefix(message: unknown): void {
  const { request } = message as { request?: unknown };
  if (!(request instanceof IncomingMessage)) return;
  // Remove a header of this name from the visitor, because it would cause a redirect loop.
  Reflect.deleteProperty(request.headers, defaultPrefixHeader);
  if (hasDefaultPrefix(request.url ?? '')) request.headers[defaultPrefixHeader] = '1';
}

/** Marks a listing with parameters, for the rewrites. Next's router sends a header of its own for data. */
function markListing(message: unknown): void {
  const { request } = message as { request?: unknown };
  if (!(request instanceof IncomingMessage)) return;
  // A visitor may send a header of this name.
  Reflect.deleteProperty(request.headers, listingHeader);
  const { url = '', headers } = request;
  const page = headers['x-nextjs-data'] === undefined && listingPageOf(url);
  if (page) headers[listingHeader] = page;
}

/**
 * Lets browsers request a permanent redirect again each time. Without this header Chromium caches it for ever,
 * but an editor may correct it (docs/adr/039). Next sets no header for browsers.
 */
function limitRedirectCache(message: unknown): void {
  const { response } = message as { response?: unknown };
  if (!isResponse(response)) return;
  const writeHead: (...head: never[]) => unknown = response.writeHead.bind(response);
  response.writeHead = (...head: never[]) => {
    const [status]: unknown[] = head;
    if (status === 308) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    writeHead(...head);
    return response;
  };
}

/**
 * Closes each open connection after its next answer. The program ends only with its last connection, and a
 * proxy would use an open one for ever.
 */
function closeConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response?: unknown };
    if (response instanceof ServerResponse) response.shouldKeepAlive = false;
  });
}
