import type { SanitizedConfig } from 'payload';
import { isRestPath } from './isRestPath';
import { json } from './json';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Operators for geographic points. No field of the cms is one, and Payload answers 500. */
const pointOperator = /(\[|%5B)(near|within|intersects)(\]|%5D)/i;

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
      return json({ errors: [{ message: 'Not found' }] }, 404);
    if (pointOperator.test(await queryOf(request)))
      return json({ errors: [{ message: 'Unknown operator' }] }, 400);
    return handler(request, context);
  };
}
