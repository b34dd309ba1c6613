import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { isNormalPath } from '@studium/shared/isNormalPath';
import { OpenRequests } from '@studium/shared/OpenRequests';
import { countedAddress, peersOf, visitorAddress } from '@studium/shared/visitorAddress';
import { env } from '../env';
import { logError } from '../logs/logError';
import { isStaffSession } from '../staff/isStaffSession';
import { handlerOf, mayHaveFile } from './handlerOf';
import type { HttpRequest } from './HttpRequest';
import { json } from './json';
import { peerHeader } from './peerHeader';
import { receiveBody } from './receiveBody';
import { refuseBody } from './refuseBody';
import { renderInTurn } from './renderInTurn';
import { setSecurityHeaders } from './securityHeaders';

/** Handles a request that is not for a public path: the admin and its API. */
export type NextHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The open requests of each connection. Browsers, the site and nginx send the next one after an answer. */
const openRequests = new OpenRequests<Socket>(10);

/**
 * Returns the listener of the program's server. It answers the public paths itself, because each request
 * through Next takes a millisecond more, and Next removes the Content-Length of responses.
 */
export function createListener(next: NextHandler): Listener {
  return (incoming, outgoing) => {
    if (!openRequests.admit(incoming.socket, incoming, outgoing)) {
      incoming.socket.destroy();
      return;
    }
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
  const headers = headersOf(incoming);
  const refusal = await receiveBody(incoming, () =>
    handle ? mayHaveFile(address.pathname, headers) : isStaffSession(headers),
  );
  if (refusal === 'gone') return;
  if (refusal !== null) return send(refuseBody(refusal, headers), outgoing);
  const forwardedFor = incoming.headers['x-forwarded-for']?.toString();
  const peers = peersOf(incoming.socket.remoteAddress, forwardedFor);
  if (!handle)
    return answerByNext(incoming, outgoing, { path: address.pathname, headers, peers, next });
  const request = toRequest(incoming, { address, headers, signal: signalOf(outgoing) });
  await send(await handle({ request, peers } satisfies HttpRequest), outgoing);
}

interface RequestForNext {
  path: string;
  headers: Headers;
  peers: readonly string[];
  next: NextHandler;
}

/** Answers a request for the REST API, a file or a page of the admin. */
async function answerByNext(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { path, headers, peers, next }: RequestForNext,
): Promise<void> {
  const isApi = path.startsWith('/cms-api/');
  // Next has no answer to these for a file, and the admin needs none of them.
  if (!isApi && !['GET', 'HEAD', 'POST'].includes(incoming.method ?? ''))
    return send(json({ errors: [{ message: 'Only GET and POST.' }] }, 405), outgoing);
  const isCall = incoming.method === 'POST';
  const isPage = !isApi && (isCall || !fileOfLogin.test(path));
  const render = () => next(requestForNext(incoming), outgoing);
  if (!isPage || (await isStaffSession(headers))) return render();
  // Server functions of the admin. Payload calls some of them before it checks who sends the request.
  if (isCall) return send(loginFirst(), outgoing);
  const address = countedAddress(visitorAddress(peers, env.isTrustedProxy));
  // Nobody waits any more for the page of a client that has left.
  const renderUnlessGone = async () => (outgoing.destroyed ? undefined : render());
  const refusal = await renderInTurn(address, headers, renderUnlessGone);
  return refusal ? send(refusal, outgoing) : undefined;
}

/** The files that the login page loads. */
const fileOfLogin = /^\/(_next\/static\/|favicon\.)/;

const loginFirst = () => json({ errors: [{ message: 'Log in first.' }] }, 403);

/** The URL of a request, or null for one that cannot be answered. */
function urlOf({ method, url = '/', headers, httpVersion }: IncomingMessage): URL | null {
  // A Request does not allow TRACE.
  const isValid = method !== 'TRACE' && (headers.host !== undefined || httpVersion === '1.0');
  return isValid && isNormalPath(url) ? new URL(`http://localhost${url}`) : null;
}

/** A signal that aborts when the client disconnects before the response is complete. */
function signalOf(outgoing: ServerResponse): AbortSignal {
  const clientGone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) clientGone.abort();
  });
  return clientGone.signal;
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

function toRequest(
  incoming: IncomingMessage,
  { address, headers, signal }: { address: URL; headers: Headers; signal: AbortSignal },
): Request {
  const { method = 'GET' } = incoming;
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

/** Returns the request for Next, which refuses a body of which something has been read before: a new one has it whole. */
function requestForNext(incoming: IncomingMessage): IncomingMessage {
  prepareForNext(incoming);
  if (incoming.readableLength === 0) return incoming;
  const { method, url, headers, rawHeaders, httpVersion } = incoming;
  const request = new IncomingMessage(incoming.socket);
  Object.assign(request, { method, url, headers, rawHeaders, httpVersion, complete: true });
  while (incoming.readableLength > 0) request.push(incoming.read());
  request.push(null);
  return request;
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
