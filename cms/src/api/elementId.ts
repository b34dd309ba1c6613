import { maxId } from '../lib/maxId';

/**
 * Numbers of collections in contract ids. Contract ids are unique over all kinds of elements, as in Craft
 * CMS, because favourites are one list of ids from several sections. Document ids are unique only per
 * collection, so the last two digits of a contract id identify the collection. These numbers must never
 * change.
 */
const collectionNumbers: Record<string, number> = {
  pages: 1,
  accommodations: 2,
  services: 3,
  events: 4,
  universities: 5,
  news: 6,
  poi: 7,
  media: 50,
  accommodationsCategories: 60,
  servicesCategories: 61,
  eventsCategories: 62,
  newsCategories: 63,
  eventsTags: 70,
  newsTags: 71,
};

const factor = 100;

const collectionOf = (number: number): string | undefined =>
  Object.keys(collectionNumbers).find((collection) => collectionNumbers[collection] === number);

/** Returns the contract id of a document. */
export function elementId(collection: string, id: number | string): string {
  const number = collectionNumbers[collection];
  if (number === undefined) throw new Error(`The collection ${collection} has no number for ids.`);
  return String(Number(id) * factor + number);
}

/** Returns the document that a contract id identifies, or undefined for an invalid id. */
export function documentOf(id: unknown): { collection: string; id: number } | undefined {
  const number = typeof id === 'number' ? id : Number(typeof id === 'string' ? id.trim() : NaN);
  if (!Number.isSafeInteger(number) || number < factor) return undefined;
  const collection = collectionOf(number % factor);
  const documentId = Math.floor(number / factor);
  return collection === undefined || documentId > maxId
    ? undefined
    : { collection, id: documentId };
}

/** Returns the id of the document that a contract id identifies, if it is in the collection. */
export function idIn(collection: string, id: unknown): number | undefined {
  const document = documentOf(id);
  return document?.collection === collection ? document.id : undefined;
}
