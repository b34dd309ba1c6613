import type { Media } from '../payload-types';

/** What says under which names a file and its variants are stored. */
export type StoredNames = Pick<Media, 'filename' | 'sizes'>;

/** Returns the names of a file and its variants. */
export const namesOf = ({ filename, sizes }: StoredNames): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(
    (name) => typeof name === 'string',
  );
