import type { EntryCollection } from '../../src/sections/sections';
import type { Random } from '../random';
import type { PerSite } from '../../src/sites';

/** Fields of a document as the database adapter takes them: a localized field has all languages. */
export type Fields = Record<string, unknown>;

/** The ids of existing documents that bulk entries relate to. */
export interface RelatedContent {
  pictures: readonly number[];
  /** Ids by group of categories or tags. */
  groups: Readonly<Record<string, readonly number[]>>;
  /** The day to which dates are relative. */
  today: Date;
}

/** The input for generating an entry: its own random numbers and the content to relate to. */
export interface EntryContext extends RelatedContent {
  random: Random;
  number: number;
}

/** A generated entry before it is written, without slug, publication date and search text. */
export interface BulkEntry {
  collection: EntryCollection;
  title: PerSite;
  fields: Fields;
}
