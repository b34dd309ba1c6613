import type { Endpoint, PayloadRequest } from 'payload';
import { isStaff } from '../access/staff';
import { isBusy } from '../db/isBusy';
import { isRecord } from '../lib/isRecord';
import { stringOrEmpty } from '../lib/stringOrEmpty';
import { findOpenForms, type OpenForm, storeHeartbeat } from './presence';

/** The answer to a heartbeat. */
export interface Presence {
  others: OpenForm[];
  /** When the document was last saved, as ISO time; null if it does not exist any more. */
  updatedAt: string | null;
  /** Who saved it, if that is stored. */
  savedBy: string;
}

/** Finds when a document was last saved, and by whom; null if there is no such document. */
async function lastSave(req: PayloadRequest, document: string) {
  const { collections, config } = req.payload;
  const [owner = '', name = ''] = document.split('/');
  const global = config.globals.find(({ slug }) => owner === 'globals' && slug === name);
  if (global) return req.payload.findGlobal({ slug: global.slug, depth: 0, req });
  const collection = Object.values(collections).find(({ config: { slug } }) => slug === owner);
  if (!collection || collection.config.admin.hidden === true || !/^\d{1,10}$/.test(name))
    return null;
  return req.payload.findByID({
    collection: collection.config.slug,
    id: Number(name),
    draft: true,
    trash: true,
    depth: 1,
    select: { updatedAt: true, updatedBy: true },
    overrideAccess: false,
    disableErrors: true,
    req,
  });
}

/**
 * POST /cms-api/open-forms `{ tab, document, isLeaving }`: a form of the admin is open, or is being closed. The answer
 * says who else has it open and when it was last saved. Only for the staff.
 */
export const openFormsEndpoint: Endpoint = {
  path: '/open-forms',
  method: 'post',
  handler: async (req) => {
    if (!isStaff({ req })) return Response.json({ errors: [] }, { status: 403 });
    const body: unknown = await req.json?.();
    const { tab, document, isLeaving } = isRecord(body) ? body : {};
    if (typeof tab !== 'string' || !/^[\w-]{8,40}$/.test(tab) || typeof document !== 'string')
      return Response.json({ errors: [] }, { status: 400 });
    const saved: unknown = await lastSave(req, document);
    if (!isRecord(saved)) return Response.json({ errors: [] }, { status: 404 });
    await storeHeartbeat(req, { tab, document, isLeaving: isLeaving === true }).catch(
      (error: unknown) => {
        // The next heartbeat is stored, and what this one says about others is true without it.
        if (!isBusy(error)) throw error;
      },
    );
    const { updatedAt, updatedBy } = saved;
    const savedBy = isRecord(updatedBy) ? stringOrEmpty(updatedBy.name) : '';
    const others = await findOpenForms(req, { equals: document }, tab);
    const presence: Presence = {
      others,
      updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
      savedBy,
    };
    return Response.json(presence);
  },
};
