import type { SanitizedConfig } from 'payload';
import { isRestPath } from './isRestPath';
import { json } from './json';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Operators for geographic points. No field of the cms is one, and Payload answers 500. */
const pointOperator = /(\[|%5B)(near|within|intersects)(\]|%5D)/i;

/**
 * Parameters that are one whole number of up to 8 digits. Payload passes other values on to the
 * database, which refuses them, and answers 500.
 */
const numbers = ['depth', 'limit', 'page'];

function hasOddNumber(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return numbers.some((name) => {
    const values = parameters.getAll(name);
    return values.length > 1 || values.some((value) => !/^\d{0,8}$/.test(value));
  });
}

/** Whether a body that says it is JSON starts as an object. Payload expects nothing else. */
async function isObject(request: Request): Promise<boolean> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return true;
  return /^\s*(\{|$)/.test(await request.clone().text());
}

const refuse = (message: string, status: number): Response =>
  json({ errors: [{ message }] }, status);

/** A POST that the admin sends instead of a GET whose query is too long for an address. */
const overridden = (request: Request): boolean =>
  request.headers.get('x-payload-http-method-override') === 'GET';

async function queryOf(request: Request): Promise<string> {
  const { search } = new URL(request.url);
  return overridden(request) ? search + (await request.clone().text()) : search;
}

/** Wraps a handler of Payload's REST: refuses what Payload would answer with a fault of its own. */
export function guardRest(config: Promise<SanitizedConfig>, handler: Handler): Handler {
  return async (request, context) => {
    const { slug = [] } = await context.params;
    const method = overridden(request) ? 'get' : request.method.toLowerCase();
    if (method !== 'options' && !isRestPath(await config, method, slug.join('/')))
      return refuse('Not found', 404);
    const query = await queryOf(request);
    if (pointOperator.test(query)) return refuse('Unknown operator', 400);
    if (hasOddNumber(query)) return refuse('A number is wrong', 400);
    if (!(await isObject(request))) return refuse('The body must be a JSON object', 400);
    return handler(request, context);
  };
}
