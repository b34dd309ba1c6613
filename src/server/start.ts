import { answerUnreadable } from '@studium/shared/answerUnreadable';
import { networkOf } from '@studium/shared/NetworkPace';
import { OpenRequests } from '@studium/shared/OpenRequests';
import { isNormalPath } from '@studium/shared/isNormalPath';
import { partsOfMessage } from '@studium/shared/partsOfMessage';
import { subscribe } from 'node:diagnostics_channel';
import { Server, ServerResponse, type IncomingMessage } from 'node:http';
import { defaultPrefixHeader, hasDefaultPrefix } from '@/routing/defaultPrefix';
import { securityHeaders } from '@/config/securityHeaders.mjs';
import { withKnownParameters } from '@/routing/knownParameters';
import { listingHeader, listingPageOf } from '@/routing/listingRewrites';
import { ipAddressOf } from './ipAddressOf';
import { restoreLoginCookie } from './bff/restoreLoginCookie';
import { env } from './env';
import { prepareConsole } from './logs/prepareConsole';
import { startMetrics } from './metrics/startMetrics';
import { bodyTimeoutMs } from './readBody';
import { answerVisit } from './rendering/missingPage';
import { createRequestIdentifier } from './requestId';
import { waitForNewPage } from './revalidation/waitForNewPage';
import { ResponseStore } from './responses/ResponseStore';
import { sharedRedis } from './shared/redis.mjs';

/** Milliseconds within which the head of a request has to arrive, and in which Node looks for slow ones. */
export const requestTimeoutMs = 20_000;

/** The most open requests of a network: a class whose browsers open six connections each. Most take milliseconds. */
export const maxOpenRequests = 100;

/** Runs the tasks of the program's start, before the first request. */
export function start(): void {
  prepareConsole();
  sharedRedis();
  subscribe('http.server.request.start', createRequestIdentifier(env().isTrustedProxy));
  subscribe('http.server.request.start', setSecurityHeaders);
  subscribe('http.server.request.start', prepareServer);
  const { METRICS_PORT, METRICS_HOST } = process.env;
  if (METRICS_PORT) startMetrics(Number(METRICS_PORT), METRICS_HOST);
  process.once('SIGTERM', closeConnections);
}

/** Sets the headers of every answer here, because Next and Node themselves send some without: redirects, errors. */
function setSecurityHeaders(message: unknown): void {
  const { response } = partsOfMessage(message);
  if (!(response instanceof ServerResponse)) return;
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
}

const preparedServers = new WeakSet<Server>();

const isServer = (value: unknown): value is Server => value instanceof Server;

/** Prepares a server at its first request, because Next creates it and has no options for this. */
function prepareServer(message: unknown): void {
  const { server } = partsOfMessage(message);
  if (!isServer(server) || preparedServers.has(server)) return;
  preparedServers.add(server);
  server.requestTimeout = requestTimeoutMs;
  server.headersTimeout = requestTimeoutMs;
  // Next accepts upgraded connections and never closes them. Only its development mode uses some.
  if (process.env.NODE_ENV !== 'development')
    server.on('upgrade', (_request, socket) => socket.destroy());
  const listeners = server.listeners('request');
  const responses = new ResponseStore();
  const openRequests = new OpenRequests<string>(maxOpenRequests);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    limitBodyTime(request, response);
    if (!openRequests.admit(networkOf(ipAddressOf(request)), request, response)) {
      response.writeHead(429, { 'Retry-After': '1' }).end();
      return;
    }
    if (!isNormalPath(request.url ?? '')) {
      response.writeHead(400).end();
      return;
    }
    dropUnknownParameters(request);
    removeHeadersOfNext(request);
    markData(request);
    const answerByNext = () => {
      markDefaultPrefix(request);
      markListing(request);
      limitRedirectCache(response);
      answerVisit(request, () => {
        for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
      });
    };
    if (restoreLoginCookie(request, response)) forbidCaching(response);
    const answer = () => responses.answer(request, response, answerByNext);
    const newPage = waitForNewPage(request);
    if (newPage) void newPage.then(answer);
    else answer();
  });
  answerUnreadable(
    server,
    Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  );
}

/**
 * Ends a request whose body does not arrive in time, whatever reads it: nothing, a handler, or Next. Handlers that read
 * it refuse it a little earlier, with an answer of their own form (readBody.ts).
 */
function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (length === '0' && encoding === undefined) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.socket.destroySoon();
  }, bodyTimeoutMs + 2000);
  request.once('close', () => clearTimeout(timer));
}

/**
 * Removes the query parameters that a page does not read, such as those of newsletters. So they never render a page,
 * and all spellings of an address share one cached response. The browser keeps them in its address bar.
 */
function dropUnknownParameters(request: IncomingMessage): void {
  if (request.method === 'GET' || request.method === 'HEAD')
    request.url = withKnownParameters(request.url ?? '/');
}

/**
 * Removes headers that change what Next answers, so that no visitor sends them: with the first one it regenerates a page
 * without this server, and the second one it answers with a redirect, although the site has no app directory.
 */
function removeHeadersOfNext({ headers }: IncomingMessage): void {
  for (const name of ['x-prerender-revalidate', 'rsc']) Reflect.deleteProperty(headers, name);
}

/**
 * Gives requests for the data of a page the header that Next's router in the browser sends with them, and removes it
 * from others. Next answers differently with it, and caches know only the address.
 */
function markData({ headers, url = '' }: IncomingMessage): void {
  Reflect.deleteProperty(headers, 'x-nextjs-data');
  if (url.startsWith('/_next/data/')) headers['x-nextjs-data'] = '1';
}

/**
 * Marks a request whose address has the prefix of the default language, for the redirect in next.config.js.
 * The redirect cannot see this itself, because Next first adds the prefix to all addresses without one.
 */
function markDefaultPrefix(request: IncomingMessage): void {
  // Remove a header of this name from the visitor, because it would cause a redirect loop.
  Reflect.deleteProperty(request.headers, defaultPrefixHeader);
  if (hasDefaultPrefix(request.url ?? '')) request.headers[defaultPrefixHeader] = '1';
}

/** Marks a listing with parameters, for the rewrites, which do not apply to data. */
function markListing(request: IncomingMessage): void {
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
function limitRedirectCache(response: ServerResponse): void {
  beforeHead(response, (status) => {
    if (status === 308) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  });
}

/** Keeps a response with cookies out of caches. Next lets caches keep its static pages. */
function forbidCaching(response: ServerResponse): void {
  beforeHead(response, () => {
    const isPrivate = /\bno-store\b/.test(String(response.getHeader('Cache-Control')));
    if (!isPrivate) response.setHeader('Cache-Control', 'private, no-cache');
  });
}

/** Calls a function with the status before the head of a response is written. */
function beforeHead(response: ServerResponse, change: (status: unknown) => void): void {
  const writeHead: (...head: never[]) => unknown = response.writeHead.bind(response);
  response.writeHead = (...head: never[]) => {
    change(head[0]);
    writeHead(...head);
    return response;
  };
}

/**
 * Closes each open connection after its next response. The program ends only with its last connection, and a
 * proxy would use an open one for ever.
 */
function closeConnections(): void {
  subscribe('http.server.request.start', (message) => {
    const { response } = partsOfMessage(message);
    if (response instanceof ServerResponse) response.shouldKeepAlive = false;
  });
}
