import { type Endpoint, Forbidden, type PayloadHandler, type SanitizedConfig } from 'payload';
import { withMinimumDuration } from '../accounts/withMinimumDuration';
import { badRequest } from './refuseBadInput';
import { isCondition, namesInherited, splitLists } from './isCondition';
import { inHashQueue } from '../staff/staffHashQueue';

type Guard = (handler: PayloadHandler) => PayloadHandler;

/** Payload would list all fields, also to strangers. */
const onlyForStaff: Guard = (handler) => (req) =>
  req.user?.collection === 'users' ? handler(req) : Response.json({ canAccessAdmin: false });

/** Payload would read the documents before it checks the rights. */
const refuseStrangers: Guard = (handler) => (req) => {
  if (req.user?.collection !== 'users') throw new Forbidden(req.t);
  return handler(req);
};

/** Only for an address with an account Payload stores a token and a mail. */
const inFixedTime: Guard = (handler) => (req) => withMinimumDuration(async () => handler(req));

const inQueue: Guard = (handler) => (req) => inHashQueue(req, async () => handler(req));

/** A version that is restored becomes a draft, so that it is read before it is published. */
const asDraft: Guard = (handler) => (req) => {
  req.query.draft = 'true';
  return handler(req);
};

/** Payload would select all documents for a broken condition, also to delete them. */
const checkWhere: Guard = (handler) => (req) => {
  const { where } = req.query;
  const isSent = where !== undefined || /[?&]where(\[|%5b|=)/i.test(req.url ?? '');
  const changes = req.method === 'PATCH' || req.method === 'DELETE';
  if (isSent && (namesInherited(req.url ?? '') || !isCondition(where, changes)))
    return badRequest(req.headers);
  if (isSent) req.query.where = splitLists(where);
  return handler(req);
};

/** The guards by Payload's method and pattern. */
const ofConfig = { 'get /access': onlyForStaff, 'post /reorder': refuseStrangers };
const ofGlobals = { 'post /access': onlyForStaff };
const ofCollections = { 'post /access/:id?': onlyForStaff, 'post /versions/:id': asDraft };
const ofUsers = {
  ...ofCollections,
  'post /forgot-password': inFixedTime,
  'post /': inQueue,
  'patch /': inQueue,
  'patch /:id': inQueue,
  'post /first-register': inQueue,
  'post /login': inQueue,
  'post /reset-password': inQueue,
};

/** Returns guarded copies, because collections share Payload's endpoints. */
function guarded<One extends Endpoint>(endpoints: One[], guards: Record<string, Guard>): One[] {
  const missing = new Map(Object.entries(guards));
  const copies = endpoints.map((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const handler = checkWhere(missing.get(name)?.(endpoint.handler) ?? endpoint.handler);
    missing.delete(name);
    return { ...endpoint, handler };
  });
  if (missing.size > 0) throw new Error(`Payload has no ${[...missing.keys()].join(', ')}.`);
  return copies;
}

/**
 * Puts guards in front of some endpoints of Payload's REST API. They are in its own table of endpoints, so that no
 * spelling of a path reaches an endpoint without them.
 */
export async function guardEndpoints(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config;
  sanitized.endpoints = guarded(sanitized.endpoints, ofConfig);
  for (const one of sanitized.globals) one.endpoints &&= guarded(one.endpoints, ofGlobals);
  // Payload would respond 501 for its internal collections, which have none. Next loads this module twice, but Payload
  // once, so that an internal collection can be here for the second time.
  for (const one of sanitized.collections)
    one.endpoints =
      one.endpoints && one.endpoints.length > 0
        ? guarded(one.endpoints, one.slug === 'users' ? ofUsers : ofCollections)
        : [];
  return sanitized;
}
