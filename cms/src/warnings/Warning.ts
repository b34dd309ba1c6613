import type { AdminText } from '../lib/adminLanguage';
import type { Site } from '../sites';
import type { Library } from './library';
import type { Leaf } from './leaves';

/** A problem that an editor should check before publishing. */
export interface Warning {
  /** An error breaks a law or misleads visitors; a note is a suggestion. */
  severity: 'error' | 'note';
  text: AdminText;
  /** The languages that it is about; empty when it is about the complete entry. */
  sites: Site[];
  /** Path of the field in the form. */
  field?: string;
  /** Id of the file in the media library where an editor can fix it. */
  media?: number;
  /** Whether the cms refuses to publish until it is fixed. */
  isRequired?: boolean;
}

/** An entry as its editor sees it, with the data of other documents that the checks need. */
export interface Entry {
  /** The draft; localized fields have one value per language. */
  draft: Record<string, unknown>;
  /** All fields of the draft, filled or empty, also those of its blocks. */
  leaves: Leaf[];
  library: Library;
  now: Date;
}

export type Check = (entry: Entry) => Warning[];

/** The checks of one section. The most important ones are first in each list. */
export interface SectionChecks {
  /** Checks that run before those of all sections. */
  errors?: readonly Check[];
  /** Checks of less important matters, which run after those of languages, files and links. */
  notes?: readonly Check[];
  /** The field of the picture that listings show. */
  mainPicture?: string;
}

/** The place in the form or library that a warning refers to. */
type WarningTarget = Pick<Warning, 'field' | 'media'> & { sites?: Site[] };

/** Creates a warning about something that breaks a law or misleads visitors. */
export const error = (text: AdminText, { sites = [], ...target }: WarningTarget = {}): Warning => ({
  severity: 'error',
  text,
  sites,
  ...target,
});

/** Creates a warning about something that would make the entry better. */
export const note = (text: AdminText, target: WarningTarget = {}): Warning => ({
  ...error(text, target),
  severity: 'note',
});

/** A warning if it applies. */
export const when = (applies: boolean, warning: Warning): Warning[] => (applies ? [warning] : []);
