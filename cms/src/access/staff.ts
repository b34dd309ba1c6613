import type { Access, PayloadRequest } from 'payload';
import { isPublicWrite } from './isPublicWrite';
import type { Area } from './roles';

type Request = { req: Pick<PayloadRequest, 'user' | 'context'> };

/** The seed writes without a user. A request from outside cannot set the context. */
const isSeed = ({ req }: Request): boolean => req.context.seeding === true;

const staffOf = ({ req }: Request) => (req.user?.collection === 'users' ? req.user : null);

/** Whether the request comes from a user who is logged in to the admin, or from the seed. */
export const isStaff = (request: Request): boolean => staffOf(request) !== null || isSeed(request);

export const isAdministrator = (request: Request): boolean =>
  staffOf(request)?.role === 'administrator';

/** Whether the request comes from an author, whose drafts an editor publishes. */
export const isAuthor = (request: Request): boolean => staffOf(request)?.role === 'author';

/** Whether the request may write in an area. A user without areas may write in all of them. */
export function canWrite(area: Area, request: Request): boolean {
  const user = staffOf(request);
  if (!user) return isSeed(request);
  const areas = user.role === 'administrator' ? [] : (user.areas ?? []);
  return areas.length === 0 || areas.includes(area);
}

/** Whether the request comes from an editor or an administrator, or from the seed. */
export const isEditor = (request: Request): boolean => isStaff(request) && !isAuthor(request);

/** Whether the request may change what visitors see of an area. */
export const canPublish = (area: Area, request: Request): boolean =>
  canWrite(area, request) && isEditor(request);

/**
 * Access to the entries of an area. REST requires a login for reading too; the public reads the contract
 * at /api.
 */
export function entryAccess(area: Area) {
  // Access functions get the data, but not the option `draft`; limitAuthorsToDrafts checks both.
  const write: Access<unknown> = ({ data, ...request }) =>
    isPublicWrite({ draft: true, data }) ? canPublish(area, request) : canWrite(area, request);
  return {
    create: write,
    read: isStaff,
    readVersions: isStaff,
    update: write,
    delete: (request) => canPublish(area, request),
  } satisfies Record<string, Access>;
}

/** Access to content that is public as soon as it is saved, such as categories. Authors cannot write it. */
export const publicAccess = (area: Area) =>
  ({
    create: (request) => canPublish(area, request),
    read: isStaff,
    update: (request) => canPublish(area, request),
    delete: (request) => canPublish(area, request),
  }) satisfies Record<string, Access>;

/** Access to the media library, which all areas share: all staff can add files, editors change and delete. */
export const mediaAccess = {
  create: isStaff,
  read: isStaff,
  update: isEditor,
  delete: isEditor,
} satisfies Record<string, Access>;

/** Access to menus and global sets, which cannot be created or deleted. */
export const siteAccess = {
  read: isStaff,
  readVersions: isStaff,
  update: (request: Request) => canPublish('site', request),
};
