import type { Where } from 'payload';
import type { EntryCollection } from '../../sections/sections';
import { type DeskContext, publishableSections, writableSections } from './DeskContext';
import { type DatedEntry, findEntries, type FoundEntries } from './findEntries';

/** A draft with the name of its author, or the e-mail address of an author without a name. */
interface DraftToReview extends DatedEntry {
  author: string;
}

/** Finds drafts by another condition, those that were saved last first. */
const findDrafts = (desk: DeskContext, collections: readonly EntryCollection[], condition: Where) =>
  findEntries(desk, collections, {
    where: { and: [{ _status: { equals: 'draft' } }, condition] },
    field: 'updatedAt',
    order: 'newest',
    draft: true,
  });

/** Finds the entries whose last change is not published and was made by the member of the staff. */
export const findMyDrafts = (desk: DeskContext): Promise<FoundEntries> =>
  findDrafts(desk, writableSections(desk), { updatedBy: { equals: desk.user.id } });

/** Finds the drafts of authors that the member of the staff may publish. */
export async function findDraftsToReview(desk: DeskContext): Promise<FoundEntries<DraftToReview>> {
  const byAuthor: Where = { 'updatedBy.role': { equals: 'author' } };
  const { entries, ...found } = await findDrafts(desk, publishableSections(desk), byAuthor);
  const { docs: authors } = await desk.payload.find({
    collection: 'users',
    where: { id: { in: entries.flatMap(({ updatedBy }) => updatedBy ?? []) } },
    depth: 0,
    pagination: false,
    user: desk.user,
    overrideAccess: false,
  });
  const names = new Map(authors.map(({ id, name, email }) => [id, name || email]));
  return {
    ...found,
    entries: entries.map((entry) => ({ ...entry, author: names.get(entry.updatedBy ?? 0) ?? '' })),
  };
}
