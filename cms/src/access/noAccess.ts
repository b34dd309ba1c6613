import type { Access } from 'payload';

const never: Access = () => false;

/** Access to collections that only the program itself reads and writes. */
export const noAccess = { create: never, read: never, update: never, delete: never };
