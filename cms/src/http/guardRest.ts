import type { SanitizedConfig } from 'payload';
import { isRestPath } from './isRestPath';
import { json } from './json';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Operators for geographic points. The CMS has no such field, and Payload would respond 500. */
const pointOperator = /(\[|%5B)(near|within|intersects)(\]|%5D)/i;

/**
 * Parameters that must be one integer of up to 8 digits. Payload passes other values to the database, which
 * refuses them, so that Payload responds 500.
 */
const numbers = ['depth', 'limit', 'page'];

function hasOddNumber(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return numbers.some((name) => {
    const values = parameters.getAll(name);
    return values.length > 1 || values.some((value) => !/^\d{0,8}$/.test(value));
  });
}

/** Whether a body of the type JSON starts like an object. Payload fails on other values. */
async function isObject(request: Request): Promise<boolean> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return true;
  return /^\s*(\{|$)/.test(await request.clone().text());
}

const refuse = (message: string, status: number): Response =>
  json({ errors: [{ message }] }, status);

/** Whether a POST is a GET in fact: the admin sends it so when the query is too long for a URL. */
const isGetSentAsPost = (request: Request): boolean =>
  request.headers.get('x-payload-http-method-override') === 'GET';

async function queryOf(request: Request): Promise<string> {
  const { search } = new URL(request.url);
  return isGetSentAsPost(request) ? search + (await request.clone().text()) : search;
}

/** Wraps a handler of Payload's REST API and refuses requests to which Payload would respond 500. */
export function guardRest(config: Promise<SanitizedConfig>, handler: Handler): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const method = isGetSentAsPost(request) ? 'get' : request.method.toLowerCase();
    if (method !== 'options' && !isRestPath(await config, method, slug.join('/')))
      return refuse('Not found', 404);
    const query = await queryOf(request);
    if (pointOperator.test(query)) return refuse('Unknown operator', 400);
    if (hasOddNumber(query)) return refuse('A number is wrong', 400);
    if (!(await isObject(request))) return refuse('The body must be a JSON object', 400);
    return handler(request, context);
  };
}
