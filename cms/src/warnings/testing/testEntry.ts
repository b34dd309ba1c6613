import type { Leaf } from '../leaves';
import type { Library, LibraryFile, Target } from '../library';
import type { Entry, Warning } from '../Warning';

/** The current date in the tests. */
export const today = new Date('2026-11-21T12:00:00Z');

/** The moment a number of days before `today`. */
export const daysAgo = (days: number): string =>
  new Date(today.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

export const both = (text: string) => ({ it: `${text} it`, en: `${text} en` });

interface Parts {
  draft?: Record<string, unknown>;
  leaves?: Partial<Leaf>[];
  files?: Record<number, LibraryFile>;
  targets?: Record<string, Target>;
}

const libraryOf = ({ files = {}, targets = {} }: Parts): Library => ({
  files: new Map(Object.entries(files).map(([id, file]) => [Number(id), file])),
  targets: new Map(Object.entries(targets)),
});

/** Creates an entry for tests of single checks. */
export const testEntry = (parts: Parts): Entry => ({
  draft: parts.draft ?? {},
  leaves: (parts.leaves ?? []).map((leaf) => ({
    type: 'text',
    name: 'x',
    label: { it: 'X', en: 'X' },
    value: null,
    path: 'x',
    site: null,
    ...leaf,
  })),
  library: libraryOf(parts),
  now: today,
});

/** The English texts of warnings. */
export const texts = (warnings: Warning[]): string[] => warnings.map(({ text }) => text.en);
