import type { Access, PayloadRequest } from 'payload';
import { reachesVisitors } from './reachesVisitors';
import type { Area } from './roles';

type Request = { req: Pick<PayloadRequest, 'user' | 'context'> };

/** The seed writes without a user. No request from outside can set the context. */
const isSeed = ({ req }: Request): boolean => req.context.seeding === true;

const staffOf = ({ req }: Request) => (req.user?.collection === 'users' ? req.user : null);

/** Whether the request comes from somebody who is logged in to the admin, or from the seed. */
export const isStaff = (request: Request): boolean => staffOf(request) !== null || isSeed(request);

/** Whether the request comes from an administrator. */
export const isAdministrator = (request: Request): boolean =>
  staffOf(request)?.role === 'administrator';

/** Whether the request comes from somebody whose drafts others publish. */
export const isAuthor = (request: Request): boolean => staffOf(request)?.role === 'author';

/** Whether the request may write in a part of the content; without parts named, in all. */
export function mayWrite(area: Area, request: Request): boolean {
  const user = staffOf(request);
  if (!user) return isSeed(request);
  const own = user.role === 'administrator' ? [] : (user.areas ?? []);
  return own.length === 0 || own.includes(area);
}

/** Whether the request comes from an editor or an administrator, or from the seed. */
export const isEditor = (request: Request): boolean => isStaff(request) && !isAuthor(request);

/** Whether the request may change what visitors see of a part of the content. */
export const mayPublish = (area: Area, request: Request): boolean =>
  mayWrite(area, request) && isEditor(request);

/**
 * Access to the entries of a part. Nothing is readable through REST without a login: the public
 * reads the contract at /api.
 */
export function entryAccess(area: Area) {
  // Access functions learn the data but not whether a draft is saved: limitAuthorsToDrafts knows both.
  const write: Access<unknown> = ({ data, ...request }) =>
    reachesVisitors({ draft: true, data }) ? mayPublish(area, request) : mayWrite(area, request);
  return {
    create: write,
    read: isStaff,
    readVersions: isStaff,
    update: write,
    delete: (request) => mayPublish(area, request),
  } satisfies Record<string, Access>;
}

/** Access to what is public as soon as it is saved, such as categories: not for authors. */
export const publicAccess = (area: Area) =>
  ({
    create: (request) => mayPublish(area, request),
    read: isStaff,
    update: (request) => mayPublish(area, request),
    delete: (request) => mayPublish(area, request),
  }) satisfies Record<string, Access>;

/** Access to the media library, which belongs to all parts: everybody adds, editors change and delete. */
export const mediaAccess = {
  create: isStaff,
  read: isStaff,
  update: isEditor,
  delete: isEditor,
} satisfies Record<string, Access>;

/** Access to menus and global sets, which can be neither made nor deleted. */
export const siteAccess = {
  read: isStaff,
  readVersions: isStaff,
  update: (request: Request) => mayPublish('site', request),
};
