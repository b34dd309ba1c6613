import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { logError } from '../logs/logError';
import { handlerOf } from './handlerOf';
import type { HttpRequest } from './HttpRequest';
import { peerHeader } from './peerHeader';
import { peersOf } from '@studium/shared/visitorAddress';
import { setSecurityHeaders } from './securityHeaders';

/** Handles a request that is not for a public path: the admin and its API. */
export type NextHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Returns the listener of the program's server. It answers the public paths itself, because each request
 * through Next takes a millisecond more, and Next removes the Content-Length of responses.
 */
export function createListener(next: NextHandler): Listener {
  return (incoming, outgoing) => {
    setSecurityHeaders(incoming, outgoing);
    answer(incoming, outgoing, next).catch((error: unknown) => {
      logError('request', error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end();
    });
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: NextHandler,
): Promise<void> {
  const address = urlOf(incoming);
  if (!address) {
    outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
    return;
  }
  const handle = handlerOf(address.pathname);
  if (!handle) {
    prepareForNext(incoming);
    return next(incoming, outgoing);
  }
  const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
  const peers = peersOf(incoming.socket.remoteAddress, forwardedFor);
  const request = toRequest(incoming, address, signalOf(outgoing));
  await send(await handle({ request, peers } satisfies HttpRequest), outgoing);
}

/**
 * The URL of a request, or null when its path cannot be decoded or it cannot become a Request. A URL reads a
 * backslash as a slash, but the proxy in front, which refuses some paths, does not.
 */
function urlOf({ method, url = '/' }: IncomingMessage): URL | null {
  // A Request does not allow TRACE.
  if (method === 'TRACE') return null;
  const [path = ''] = url.split('?');
  if (path.includes('\\')) return null;
  try {
    decodeURIComponent(path);
    return new URL(url.startsWith('/') ? `http://localhost${url}` : url);
  } catch {
    return null;
  }
}

/** A signal that aborts when the client disconnects before the response is complete. */
function signalOf(outgoing: ServerResponse): AbortSignal {
  const clientGone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) clientGone.abort();
  });
  return clientGone.signal;
}

function toRequest(incoming: IncomingMessage, address: URL, signal: AbortSignal): Request {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers = Object.fromEntries(response.headers);
  if (response.body && !response.headers.has('content-length')) {
    // All responses except files are small; sent in one piece they need one network write, not three.
    const body = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, { ...headers, 'content-length': body.length });
    outgoing.end(body);
    return;
  }
  outgoing.writeHead(response.status, headers);
  if (!response.body) {
    outgoing.end();
    return;
  }
  // The pipeline also closes the file when the visitor disconnects or when reading fails.
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(() => {
    outgoing.destroy();
  });
}

/** Adds the address of the peer, which Next hides, and removes the cookies of a preview. */
function prepareForNext(incoming: IncomingMessage): void {
  incoming.headers[peerHeader] = incoming.socket.remoteAddress ?? '';
  // Cookies do not distinguish ports: on one machine the browser sends the site's preview cookies to the
  // cms too, and this Next would delete them, because it did not set them.
  const { cookie } = incoming.headers;
  if (cookie === undefined) return;
  incoming.headers.cookie = cookie
    .split(';')
    .filter((one) => !/^\s*(__prerender_bypass|__next_preview_data)=/.test(one))
    .join(';')
    .trim();
}
