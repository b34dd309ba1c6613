import { randomUUID } from 'node:crypto';
import type { Field } from 'payload';

/** An id that is unique in every install. */
export const uid: Field = {
  name: 'uid',
  type: 'text',
  index: true,
  admin: { hidden: true },
  hooks: {
    beforeDuplicate: [() => randomUUID()],
    beforeChange: [({ value }): unknown => value ?? randomUUID()],
  },
};
