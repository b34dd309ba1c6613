import type { CollectionAfterDeleteHook } from 'payload';
import { deleteMailsOf } from '../mail/mailQueue';
import type { Visitor } from '../payload-types';

/** Deletes the sessions, codes, shared list, saved searches and waiting mails of a visitor after the staff deleted the account. */
export const deleteVisitorData: CollectionAfterDeleteHook<Visitor> = async ({ doc, req }) => {
  const where = { visitor: { equals: doc.uid } };
  await req.payload.db.deleteMany({ collection: 'visitorSessions', where, req });
  await req.payload.db.deleteMany({ collection: 'visitorCodes', where, req });
  await req.payload.db.deleteMany({ collection: 'visitorLists', where, req });
  const own = { email: { equals: doc.email } };
  await req.payload.db.deleteMany({ collection: 'savedSearches', where: own, req });
  await deleteMailsOf(req, doc.email);
};
