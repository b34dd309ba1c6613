import DataLoader from 'dataloader';
import type { BasePayload } from 'payload';
import { cache } from 'react';
import { isRecord } from '../../lib/isRecord';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import type { EntryCollection } from '../../sections/sections';
import { inEachSite, type PerSite } from '../../sites';

/** Documents of a list's rows in the order of their ids; each list reads them with one query. */
const inOrder = <Doc extends { id: number }>(ids: readonly number[], docs: Doc[]) =>
  ids.map((id) => docs.find((doc) => doc.id === id) ?? null);

const pictures = cache(
  (payload: BasePayload) =>
    new DataLoader(async (ids: readonly number[]) => {
      const { docs } = await payload.find({
        collection: 'media',
        where: { id: { in: [...ids] } },
        select: { filename: true, width: true, mimeType: true },
        depth: 0,
        pagination: false,
      });
      return inOrder(ids, docs);
    }),
);

const people = cache(
  (payload: BasePayload) =>
    new DataLoader(async (ids: readonly number[]) => {
      const { docs } = await payload.find({
        collection: 'users',
        where: { id: { in: [...ids] } },
        select: { name: true, email: true },
        depth: 0,
        pagination: false,
      });
      return inOrder(ids, docs);
    }),
);

const titles = cache(
  (payload: BasePayload, collection: EntryCollection) =>
    new DataLoader(async (ids: readonly number[]) => {
      const { docs } = await payload.find({
        collection,
        where: { id: { in: [...ids] } },
        select: { title: true },
        locale: 'all',
        draft: true,
        trash: true,
        depth: 0,
        pagination: false,
      });
      return inOrder(ids, docs);
    }),
);

/** The file of a picture, if it is not in the trash. */
export const readPicture = (payload: BasePayload, id: number) => pictures(payload).load(id);

/** The name of a member of the staff, or the address without one; null after the account is deleted. */
export async function readPerson(payload: BasePayload, id: number): Promise<string | null> {
  const person = await people(payload).load(id);
  return person && (person.name || person.email);
}

/** The titles of an entry in its newest draft, empty where it has none. Without a title the site has no page of it. */
export async function readTitles(
  payload: BasePayload,
  collection: EntryCollection,
  id: number,
): Promise<PerSite> {
  const entry = await titles(payload, collection).load(id);
  const title: unknown = entry?.title;
  return inEachSite((site) => (isRecord(title) ? stringOrEmpty(title[site]) : ''));
}
