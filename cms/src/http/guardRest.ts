import { executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload';
import { withMinimumDuration } from '../accounts/withMinimumDuration';
import { isRecord } from '../lib/isRecord';
import { inHashQueue, isHashing } from '../staff/staffHashQueue';
import { isRestPath } from './isRestPath';
import { json } from './json';
import { limitBody } from './limitBody';
import { requestLanguage } from './requestLanguage';
import { withoutToken } from './withoutToken';

type Handler = (
  request: Request,
  context: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** Operators for geographic points. The cms has no such field, and Payload would respond 500. */
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

/** Whether the body of a new order has a target. Payload reads it without checking, and would respond 500. */
async function isReordering(request: Request): Promise<boolean> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  return isRecord(body) && isRecord(body.target);
}

/** Whether a request names a folder of a file. Our files have none, and Payload would respond 500. */
const hasFolder = (path: string, query: string): boolean =>
  path.startsWith('media/file/') && new URLSearchParams(query).has('prefix');

const refusal = (message: string, status: number): Response =>
  json({ errors: [{ message }] }, status);

/** Payload knows both names. */
const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * Whether a POST is a GET in fact: the admin sends it so when the query is too long for a URL. Payload ignores the
 * headers of other methods.
 */
const isGetSentAsPost = (request: Request): boolean =>
  request.method === 'POST' && overrideHeaders.some((name) => request.headers.get(name) === 'GET');

async function queryOf(request: Request): Promise<string> {
  const { search } = new URL(request.url);
  return isGetSentAsPost(request) ? search + (await request.clone().text()) : search;
}

/** Whether a path answers what a person may do, with all content or with one document. */
const isAboutAccess = (path: string): boolean => /(^|\/)access(\/\d+)?$/.test(path);

/** Whether the session of a request is one of the staff. */
async function isStaffSession(config: Promise<SanitizedConfig>, headers: Headers) {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return user?.collection === 'users';
}

const bodyRefusals = {
  408: {
    it: 'I dati sono arrivati troppo tardi. Controlla la connessione e riprova.',
    en: 'The data arrived too late. Check the connection and try again.',
  },
  413: {
    it: 'È troppo: un file può avere al massimo 30 MB.',
    en: 'This is too much: a file can have 30 MB at most.',
  },
};

function refuseBody(status: 408 | 413, { headers }: Request): Response {
  const answer = refusal(bodyRefusals[status][requestLanguage(headers)], status);
  // The rest of the body is not read, so the connection cannot be used again.
  answer.headers.set('connection', 'close');
  return answer;
}

/**
 * Wraps a handler of Payload's REST API. It refuses requests to which Payload would respond 500 and bodies
 * that are too large, and passwords are hashed one after the other. The time of a request for a reset mail does not
 * show which addresses have an account.
 */
export function guardRest(config: Promise<SanitizedConfig>, handler: Handler): Handler {
  return async (incoming, context) => {
    const { slug = [] } = await context.params;
    const path = slug.join('/');
    const method = isGetSentAsPost(incoming) ? 'get' : incoming.method.toLowerCase();
    if (method !== 'options' && !isRestPath(await config, method, path))
      return refusal('Not found', 404);
    // Payload would list all fields, also to strangers.
    if (isAboutAccess(path) && !(await isStaffSession(config, incoming.headers)))
      return json({ canAccessAdmin: false });
    const request = await limitBody(incoming, (headers) => isStaffSession(config, headers));
    if (typeof request === 'number') return refuseBody(request, incoming);
    const query = await queryOf(request);
    if (pointOperator.test(query)) return refusal('Unknown operator', 400);
    if (hasFolder(path, query)) return refusal('Not found', 404);
    if (hasOddNumber(query)) return refusal('A number is wrong', 400);
    if (!(await isObject(request))) return refusal('The body must be a JSON object', 400);
    if (method === 'post' && path === 'reorder' && !(await isReordering(request)))
      return refusal('The body must have a target', 400);
    const isForgotten = method === 'post' && path === 'users/forgot-password';
    const handle = () => handler(request, context);
    // Only for an address with an account Payload stores a token and a mail.
    const answer = () => (isForgotten ? withMinimumDuration(handle) : handle());
    if (isHashing(method, path)) return inHashQueue(request, answer);
    return withoutToken(request, { method, path }, await answer());
  };
}
