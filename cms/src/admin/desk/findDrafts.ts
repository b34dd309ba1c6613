import type { Where } from 'payload';
import { type Desk, publishableSections, writableSections } from './Desk';
import { type DatedEntry, findEntries, type FoundEntries } from './findEntries';

/** A draft with the name of its author, or the e-mail address of an author without a name. */
export interface DraftToReview extends DatedEntry {
  author: string;
}

/** The filter of the entries with unpublished changes that a member of the staff saved last. */
export const whereMyDrafts = ({ user }: Pick<Desk, 'user'>): Where => ({
  and: [{ _status: { equals: 'draft' } }, { updatedBy: { equals: user.id } }],
});

/** The filter of the entries with unpublished changes that an author saved last. */
export const whereToReview: Where = {
  and: [{ _status: { equals: 'draft' } }, { 'updatedBy.role': { equals: 'author' } }],
};

const newestDrafts = { field: 'updatedAt', order: 'newest', draft: true } as const;

/** Finds the entries whose last change is not published and was made by the member of the staff. */
export const findMyDrafts = (desk: Desk): Promise<FoundEntries> =>
  findEntries(desk, writableSections(desk), { ...newestDrafts, where: whereMyDrafts(desk) });

/** Finds the drafts of authors that the member of the staff may publish. */
export async function findDraftsToReview(desk: Desk): Promise<FoundEntries<DraftToReview>> {
  const query = { ...newestDrafts, where: whereToReview };
  const { entries, totals } = await findEntries(desk, publishableSections(desk), query);
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
    entries: entries.map((entry) => ({ ...entry, author: names.get(entry.updatedBy ?? 0) ?? '' })),
    totals,
  };
}
