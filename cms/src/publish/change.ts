import { z } from 'zod';
import { inEachSite } from '../sites';
import type { Snapshot } from './snapshot';

export const changeShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entry'),
    section: z.string(),
    id: z.string(),
    /** Current and previous paths per site, the newest first. A stored change may be older than a site. */
    uris: z
      .record(z.string(), z.array(z.string()))
      .transform((uris) => inEachSite((site) => uris[site] ?? [])),
  }),
  z.object({ kind: z.literal('category'), group: z.string(), id: z.string() }),
  z.object({ kind: z.literal('global'), handle: z.string() }),
  z.object({ kind: z.literal('navigation'), handle: z.string() }),
  z.object({ kind: z.literal('asset'), id: z.string() }),
]);

/** One change of public content. */
export type Change = z.infer<typeof changeShape>;

function keyOf(change: Change): string {
  switch (change.kind) {
    case 'entry':
      return `entry ${change.section} ${change.id}`;
    case 'category':
      return `category ${change.group} ${change.id}`;
    case 'asset':
      return `asset ${change.id}`;
    default:
      return `${change.kind} ${change.handle}`;
  }
}

const union = (newer: string[] = [], older: string[] = []): string[] => [
  ...new Set([...newer, ...older]),
];

function merged(older: Change, newer: Change): Change {
  if (older.kind !== 'entry' || newer.kind !== 'entry') return newer;
  const uris = inEachSite((site) => union(newer.uris[site], older.uris[site]));
  return { ...newer, uris };
}

/** Merges the changes of the same content, in the order of the first changes. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const byKey = new Map<string, Change>();
  for (const change of changes) {
    const key = keyOf(change);
    const older = byKey.get(key);
    byKey.set(key, older ? merged(older, change) : change);
  }
  return [...byKey.values()];
}

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
