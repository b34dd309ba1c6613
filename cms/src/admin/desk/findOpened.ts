import { isEntryCollection } from '../../sections/sections';
import type { DeskContext } from './DeskContext';
import { type DeskEntry, readTitles } from './findEntries';
import { maxOpened, openedIn, openedKey } from './openedKey';

/** Finds the entries that the person opened last, the newest first, without those in the trash. */
export async function findOpened(desk: DeskContext): Promise<DeskEntry[]> {
  const { docs } = await desk.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: openedKey } },
        { 'user.value': { equals: desk.user.id } },
        { 'user.relationTo': { equals: desk.user.collection } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const opened = openedIn(docs[0]?.value).slice(0, maxOpened);
  const found = await Promise.all(
    opened.map(async (name) => {
      const [collection, id] = name.split('/');
      return collection && isEntryCollection(collection) && /^\d{1,10}$/.test(id ?? '')
        ? readTitles(desk, collection, [Number(id)])
        : [];
    }),
  );
  return found.flat();
}
