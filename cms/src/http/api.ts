import { GraphQLError } from 'graphql';
import { readPageLanguage } from '../accounts/personalData';
import { readViewer } from '../accounts/readViewer';
import { messages } from '../accounts/refusal';
import { publicHeader } from '../api/publicHeader';
import { maskError } from '../api/errors';
import { env } from '../env';
import { isRecord } from '../lib/isRecord';
import { browserHeader } from '../preview/previewHeaders';
import { getApi } from '../getApi';
import type { HttpRequest } from './HttpRequest';
import { graphqlError } from './json';
import { countedAddress, visitorAddress } from '@studium/shared/visitorAddress';

const timeoutMs = 10_000;

const noJson = 'The body must be JSON with a query.';

/** A NUL character in a text of a document, where it is escaped. */
const nulInDocument = /\\u(0000|\{0+\})/;

/** Parses a body. A NUL character makes it invalid, because PostgreSQL can neither store nor compare it. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body, (_name, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) throw new TypeError('NUL');
      return value;
    });
  } catch {
    return undefined;
  }
}

/**
 * POST /api: the contract. Every executed query gets the status 200, also with errors, as in Craft CMS. Two
 * more statuses are ours: 401 for an invalid token of a visitor, 429 for too many requests.
 */
export async function api({ request, peers }: HttpRequest, signal: AbortSignal): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const text = await request.text();
  const query = parse(text);
  if (Array.isArray(query)) return graphqlError('Batches of queries are not served.', 400);
  if (!isRecord(query)) return graphqlError(noJson, 400);
  if (typeof query.query !== 'string' || query.query.trim() === '')
    return graphqlError('No GraphQL query was supplied');
  if (nulInDocument.test(query.query)) return graphqlError(noJson, 400);
  // With this Accept header the library responds 200 also to a query that it cannot parse.
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
  const personal = ['x-craft-token', 'authorization'].filter((name) => request.headers.has(name));
  for (const name of [...personal, browserHeader]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const inner = new Request(new URL('/api', request.url), { method: 'POST', headers, body: text });
  const { fetch, responseCache, accounts } = await getApi();
  const viewer = await readViewer(request.headers.get('authorization'), accounts);
  if (viewer === 'invalid') return graphqlError(messages.header, 401, { code: 'INVALID' });
  const caller = {
    viewer,
    address: countedAddress(visitorAddress(peers, env.isTrustedProxy)),
    userAgent: request.headers.get('user-agent'),
    language: readPageLanguage(request.headers.get('accept-language')),
    deviceToken: request.headers.get('x-device-token'),
    headers: new Headers(),
  };
  const execute = async (stop: AbortSignal) => fetch(inner, { caller, signal: stop });
  const answer =
    personal.length > 0
      ? await execute(signal)
      : await responseCache.respond(text, execute, signal);
  // The library responds 400 to variables of the wrong type; the contract has 200 for all errors.
  const status = answer.status === 400 ? 200 : answer.status;
  const response = new Response(answer.body, { status, headers: answer.headers });
  response.headers.delete(publicHeader);
  for (const [name, value] of caller.headers) response.headers.set(name, value);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}

const timeoutError = () =>
  new GraphQLError('The query took too long.', { extensions: { code: 'LATE' } });
const clientGoneError = () =>
  new GraphQLError('The client has gone.', { extensions: { code: 'GONE' } });

/**
 * Executes the request, but aborts its work after 10 seconds or when the client disconnects. Responds 503
 * when the database does not respond.
 */
export async function apiWithTimeout(incoming: HttpRequest): Promise<Response> {
  const { signal: client } = incoming.request;
  const stop = new AbortController();
  let end: (reason: GraphQLError) => void = () => undefined;
  const stopped = new Promise<Response>((resolve) => {
    end = (reason) => {
      stop.abort(reason);
      resolve(graphqlError(reason.message, 200, reason.extensions));
    };
  });
  const timer = setTimeout(() => end(timeoutError()), timeoutMs);
  const onGone = () => end(clientGoneError());
  client.addEventListener('abort', onGone, { once: true });
  try {
    return await Promise.race([api(incoming, stop.signal), stopped]);
  } catch (error) {
    const { message, extensions } = maskError(error);
    return graphqlError(message, 503, extensions);
  } finally {
    clearTimeout(timer);
    client.removeEventListener('abort', onGone);
  }
}
