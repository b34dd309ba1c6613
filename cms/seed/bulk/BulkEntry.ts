import type { EntryCollection } from '../../src/sections';
import type { Random } from '../illustrations/random';
import type { Bilingual } from '../types';

/** Fields of a document as the database takes them: a translated one holds both languages. */
export type Fields = Record<string, unknown>;

/** What bulk entries relate to: Payload's ids of what is in the database. */
export interface Supplies {
  pictures: readonly number[];
  /** Ids by the group of categories or tags. */
  groups: Readonly<Record<string, readonly number[]>>;
  /** The day that dates are told from. */
  today: Date;
}

/** What a maker of entries gets: chance of the entry's own, and what there is to relate to. */
export interface Making extends Supplies {
  random: Random;
  number: number;
}

/** An entry before it is written; slugs, dates of publication and search words follow from it. */
export interface BulkEntry {
  collection: EntryCollection;
  title: Bilingual;
  fields: Fields;
}
