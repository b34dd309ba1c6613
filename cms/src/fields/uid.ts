import { randomUUID } from 'node:crypto';
import type { Field } from 'payload';

/** A UUID, which is unique across installations. */
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
