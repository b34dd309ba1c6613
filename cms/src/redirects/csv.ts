import { isRecord } from '../lib/isRecord';
import { isEntryCollection } from '../sections/sections';
import { isSite } from '../sites';
import type { Column, EntryInSite } from '../csv/Column';
import { normalizePath } from './address';
import { ownPath } from './ownPath';
import { stringOrEmpty } from '../lib/stringOrEmpty';

/** The part of an address after the name of the site. Tables of old sites often have complete addresses. */
function withoutOrigin(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { pathname, search, hash } = new URL(text);
  return `${pathname}${search}${hash}`;
}

/** Reads an old address. A wrong one stays as it is, for the message of the validator. */
export function parseFrom(text: string): string {
  const path = withoutOrigin(text);
  return normalizePath(path) ?? path;
}

/** The entry to which a redirect leads; undefined if it leads to an address. */
function entryOf({ kind, entry, site }: Record<string, unknown>): EntryInSite | undefined {
  if (kind !== 'entry' || !isRecord(entry) || !isSite(site)) return undefined;
  const { relationTo, value } = entry;
  const isKnown = typeof relationTo === 'string' && isEntryCollection(relationTo);
  return isKnown && typeof value === 'number' ? { entry: { relationTo, value }, site } : undefined;
}

/** The fields that say where a redirect leads: an entry in one language, or an address. */
function targetOf(redirect: Record<string, unknown>): Record<string, unknown> {
  const entry = entryOf(redirect);
  return entry ? { kind: 'entry', ...entry } : { kind: 'address', target: redirect.target };
}

/** The columns of redirects. docs/how-to-redirect-old-addresses.md describes them. */
export const redirectColumns: Column[] = [
  {
    name: 'from',
    path: 'from',
    format: stringOrEmpty,
    parse: parseFrom,
  },
  {
    name: 'to',
    path: '',
    fieldsOf: targetOf,
    format(value, { addresses }) {
      const redirect = isRecord(value) ? value : {};
      const entry = entryOf(redirect);
      if (entry) return addresses.pathOf(entry) ?? '';
      return stringOrEmpty(redirect.target);
    },
    // The address of an entry becomes a redirect to the entry, so that it stays correct if the entry moves.
    parse(text, { addresses }) {
      const path = ownPath(text);
      const found = path === null ? undefined : addresses.entryAt(path);
      return found ? { kind: 'entry', ...found } : { kind: 'address', target: path ?? text };
    },
  },
];
