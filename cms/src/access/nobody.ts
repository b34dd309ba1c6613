import type { Access } from 'payload';

const never: Access = () => false;

/** Access to what only the program itself reads and writes. */
export const nobody = { create: never, read: never, update: never, delete: never };
