import type { Endpoint, PayloadRequest } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { isStaff } from '../access/staff';
import { partsOf } from '../sections/registry';
import { type EntryCollection, isEntryCollection } from '../sections/sections';
import { findRefusals } from './findRefusals';
import { leavesOf } from './leaves';
import { readLibrary } from './library';
import { warningsOf } from './warnings';

async function readDraft(req: PayloadRequest, collection: EntryCollection, id: string) {
  const draft = await req.payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    disableErrors: true,
    req,
  });
  return draft ? { ...draft } : null;
}

/**
 * GET /cms-api/warnings/{collection}/{id}: the warnings about the current draft of an entry, in the language
 * of the admin. Only for the staff.
 */
export const warningsEndpoint: Endpoint = {
  path: '/warnings/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isStaff({ req })) return Response.json({ errors: [] }, { status: 403 });
    const { collection, id } = req.routeParams ?? {};
    if (typeof collection !== 'string' || typeof id !== 'string' || !isEntryCollection(collection))
      return Response.json({ errors: [] }, { status: 404 });
    const draft = await readDraft(req, collection, id);
    if (!draft) return Response.json({ errors: [] }, { status: 404 });
    const now = new Date();
    const { fields } = req.payload.collections[collection].config;
    const leaves = leavesOf(fields, draft);
    const library = await readLibrary(req, leaves, now);
    const refusals = await findRefusals(req, { collection, id, draft });
    const { checks } = partsOf(collection);
    const warnings = warningsOf({ draft, leaves, library, now }, checks, refusals);
    return Response.json({
      warnings: warnings.map((warning) => ({ ...warning, text: warning.text[adminLanguage(req)] })),
    });
  },
};
