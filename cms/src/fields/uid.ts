import { randomUUID } from 'node:crypto';
import type { Field } from 'payload';
import { isUuid } from '../lib/isUuid';
import { programField } from './programField';

/** A UUID, which is unique across installations. */
export const uid: Field = {
  name: 'uid',
  type: 'text',
  index: true,
  admin: programField,
  hooks: {
    beforeDuplicate: [() => randomUUID()],
    // A restored version may have no value, and a value of an older cms may be no UUID.
    beforeChange: [
      ({ value, originalDoc }: { value?: unknown; originalDoc?: { uid?: unknown } }) =>
        [value, originalDoc?.uid].find(isUuid) ?? randomUUID(),
    ],
  },
};
