import type { Payload } from 'payload';
import { isEmpty } from '../lib/isEmpty';
import { isRecord } from '../lib/isRecord';
import { entryCollections } from '../sections/sections';

/** Milliseconds after which an empty draft is deleted. */
const age = 24 * 60 * 60_000;

/** Milliseconds that creating an entry may take. */
const creation = 5000;

/** Whether nobody has saved an entry since it was created, nor given it a title. */
function isUntouched({ title, createdAt, updatedAt }: Record<string, unknown>): boolean {
  const hasTitle = isRecord(title) && !Object.values(title).every(isEmpty);
  return !hasTitle && Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) < creation;
}

/**
 * Deletes the empty drafts of forms that were opened and left. Only older versions of the product made such drafts, and
 * scripts can: a form creates its entry when something was written.
 */
export async function deleteEmptyDrafts(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - age).toISOString();
  for (const collection of entryCollections) {
    const { docs } = await payload.find({
      collection,
      draft: true,
      locale: 'all',
      depth: 0,
      pagination: false,
      where: {
        and: [
          { _status: { equals: 'draft' } },
          { postDate: { exists: false } },
          { updatedAt: { less_than: before } },
        ],
      },
      select: { title: true, createdAt: true, updatedAt: true },
    });
    for (const doc of docs.filter((one) => isUntouched({ ...one })))
      await payload.delete({ collection, id: doc.id });
  }
}
