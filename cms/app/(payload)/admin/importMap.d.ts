import type { ImportMap } from 'payload';

/** Types of importMap.js, which `npm run payload -w cms -- generate:importmap` writes. */
export const importMap: ImportMap;
