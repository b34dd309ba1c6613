import { isRecord } from '../lib/isRecord';
import { type LinkedElement, linkedElements, readRoot } from '../richText/LexicalNode';
import type { Leaf } from './leaves';
import { idOf } from '../lib/idOf';

/** A reference from a field of an entry to another document. */
export interface Reference extends LinkedElement {
  leaf: Leaf;
}

function named(value: unknown): LinkedElement | null {
  if (!isRecord(value) || typeof value.relationTo !== 'string') return null;
  const id = idOf(value.value);
  return id === null ? null : { relationTo: value.relationTo, id };
}

/** The files of the media library that an entry shows. */
export const filesOf = (leaves: readonly Leaf[]): Reference[] =>
  leaves
    .filter(({ type }) => type === 'upload')
    .flatMap((leaf) =>
      [leaf.value].flat().flatMap((value) => {
        const id = idOf(value);
        return id === null ? [] : [{ relationTo: 'media', id, leaf }];
      }),
    );

/** The documents that an entry links to: in its link fields, its buttons and its texts. */
export const linksOf = (leaves: readonly Leaf[]): Reference[] =>
  leaves.flatMap((leaf) => {
    const root = leaf.type === 'richText' ? readRoot(leaf.value) : null;
    const elements =
      leaf.type === 'relationship'
        ? [leaf.value].flat().map(named)
        : root
          ? linkedElements(root)
          : [];
    return elements.flatMap((element) => (element ? [{ ...element, leaf }] : []));
  });
