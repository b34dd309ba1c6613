import { inEachSite } from '../sites';
import type { Change } from './change';
import type { Snapshot } from './snapshot';

const union = (newer: string[] = [], older: string[] = []): string[] => [
  ...new Set([...newer, ...older]),
];

/**
 * The change that visitors see after a write of an entry. Null when they see no difference: the entry was
 * and is a draft, or a new draft was saved while the published version stays.
 */
export function entryChange(
  id: string,
  before: Snapshot | null,
  after: Snapshot | null,
): Change | null {
  const seen = before?.published ? before : null;
  const shown = after?.published ? after : null;
  const current = shown ?? seen;
  if (!current || seen?.version === shown?.version) return null;
  return {
    kind: 'entry',
    section: current.section,
    id,
    uris: inEachSite((site) => union(shown?.uris[site], seen?.uris[site])),
  };
}
