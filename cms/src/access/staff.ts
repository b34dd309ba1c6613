import type { Access, PayloadRequest } from 'payload';

type Request = { req: Pick<PayloadRequest, 'user' | 'context'> };

/**
 * Whether the request comes from somebody who is logged in to the admin, or from the seed:
 * Payload checks relations of global sets as the user, and the seed has none. No request from
 * outside can set the context.
 */
export const isStaff = ({ req }: Request): boolean =>
  req.user?.collection === 'users' || req.context.seeding === true;

/** Whether the request comes from an administrator. */
export const isAdministrator = ({ req }: Request): boolean =>
  req.user?.collection === 'users' && req.user.role === 'administrator';

/** Nothing is readable through REST without a login: the public reads the contract at /api. */
export const staffOnly = {
  create: isStaff,
  read: isStaff,
  readVersions: isStaff,
  update: isStaff,
  delete: isStaff,
} satisfies Record<string, Access>;

/** The same for a global, which can be neither made nor deleted. */
export const staffOnlyGlobal = { read: isStaff, readVersions: isStaff, update: isStaff };
