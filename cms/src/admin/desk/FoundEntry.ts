import type { TextMatch } from '../../search/matchIn';

/** Where an entry has what was searched for: the name of a field, and its text around the word. */
export interface FoundMatch extends Pick<TextMatch, 'before' | 'found' | 'after'> {
  label: string;
}

/** A row of the desk's search. */
export interface FoundEntry {
  title: string;
  href: string;
  /** The address of a small picture. */
  picture: string | null;
  section: string;
  status: 'published' | 'draft' | 'changed';
  /** The status in the language of the admin. */
  statusLabel: string;
  matches: FoundMatch[];
}

/** The answer to a search of the desk. */
export interface FoundEntries {
  rows: FoundEntry[];
  /** Links to the lists with all results, if there are more. */
  all: { label: string; href: string }[];
}
