import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { deleteMailsOf } from '../mail/mailQueue';
import type { Visitor } from '../payload-types';

/** What identifies the data of a visitor. */
interface Owner {
  uid: string;
  email: string;
}

/** Deletes the sessions, codes, shared list, saved searches and waiting mails of a visitor, in the transaction of a request. */
async function deleteVisitorData(req: PayloadRequest, { uid, email }: Owner): Promise<void> {
  const { db } = req.payload;
  const where = { visitor: { equals: uid } };
  for (const collection of ['visitorSessions', 'visitorCodes', 'visitorLists'] as const)
    await db.deleteMany({ collection, where, req });
  await db.deleteMany({ collection: 'savedSearches', where: { email: { equals: email } }, req });
  await deleteMailsOf(req, email);
}

/** Deletes an account and all its data, in the transaction of a request. */
export async function deleteVisitor(req: PayloadRequest, visitor: Owner): Promise<void> {
  await deleteVisitorData(req, visitor);
  const where = { uid: { equals: visitor.uid } };
  await req.payload.db.deleteMany({ collection: 'visitors', where, req });
}

/** Deletes the data of a visitor whose account the staff has deleted. */
export const deleteDataOfDeleted: CollectionAfterDeleteHook<Visitor> = ({ doc, req }) =>
  deleteVisitorData(req, doc);
