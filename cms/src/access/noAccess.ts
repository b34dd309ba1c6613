import type { Access } from 'payload';

const never: Access = () => false;

/** Access to collections that only the program itself reads and writes. */
export const noAccess = { create: never, read: never, update: never, delete: never };

/** Options of a collection that only the program itself reads and writes, without times of its own. */
export const internal = {
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  access: noAccess,
} as const;
