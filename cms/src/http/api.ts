import { publicHeader } from '../api/answers';
import { isRecord } from '../lib/isRecord';
import { getApi } from '../start';
import { graphqlError } from './json';
import { readBody } from './readBody';

const bodyLimit = 100_000;
const timeLimit = 10_000;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** POST /api: the contract. Every executed query is answered with 200, errors included. */
export async function api(request: Request): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const body = await readBody(request, bodyLimit);
  if (body === null) return graphqlError('The query is too large.', 413);
  const query = parse(body);
  if (Array.isArray(query)) return graphqlError('Batches of queries are not served.', 400);
  if (!isRecord(query)) return graphqlError('The body must be JSON with a query.', 400);
  if (typeof query.query !== 'string' || query.query.trim() === '')
    return graphqlError('No GraphQL query was supplied');
  // Asked for this type, the library answers 200 also to a query that does not parse.
  const headers = new Headers({ accept: 'application/json', 'content-type': 'application/json' });
  const personal = ['x-craft-token', 'authorization'].filter((name) => request.headers.has(name));
  for (const name of personal) headers.set(name, request.headers.get(name) ?? '');
  const inner = new Request(new URL('/api', request.url), { method: 'POST', headers, body });
  const { fetch, answers } = await getApi();
  const make = async () => fetch(inner);
  const answer = personal.length > 0 ? await make() : await answers.answer(body, make);
  // The library answers 400 to variables of the wrong type; the contract has 200 for all errors.
  const status = answer.status === 400 ? 200 : answer.status;
  const response = new Response(answer.body, { status, headers: answer.headers });
  response.headers.delete(publicHeader);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}

/** The same, giving up after 10 seconds. */
export async function apiInTime(request: Request): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(graphqlError('The query took too long.')), timeLimit);
  });
  try {
    return await Promise.race([api(request), late]);
  } finally {
    clearTimeout(timer);
  }
}
