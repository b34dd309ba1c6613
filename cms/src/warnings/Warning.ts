import type { EntryCollection } from '../sections';
import type { Site } from '../sites';
import type { Library } from './library';
import type { Leaf } from './leaves';

export type Text = Record<Site, string>;

/** One thing to look at before publishing. */
export interface Warning {
  /** An error breaks a law or lets visitors down; a note only makes the entry better. */
  severity: 'error' | 'note';
  text: Text;
  /** The languages of the site that it is about; none when it is about the whole entry. */
  sites: Site[];
  /** Path of the field in the form. */
  field?: string;
  /** Id of the file of the media library where it is put right. */
  media?: number;
}

/** An entry as its editor sees it, with what its checks need to know of the rest. */
export interface Entry {
  collection: EntryCollection;
  /** The draft with its localized fields as one value per language. */
  draft: Record<string, unknown>;
  /** Every filled or empty field of the draft, the fields of its blocks too. */
  leaves: Leaf[];
  library: Library;
  now: Date;
}

export type Check = (entry: Entry) => Warning[];

/** Where a warning belongs. */
type Place = Pick<Warning, 'field' | 'media'> & { sites?: Site[] };

/** Something that breaks a law or lets visitors down. */
export const error = (text: Text, { sites = [], ...place }: Place = {}): Warning => ({
  severity: 'error',
  text,
  sites,
  ...place,
});

/** Something that would make the entry better. */
export const note = (text: Text, place: Place = {}): Warning => ({
  ...error(text, place),
  severity: 'note',
});
