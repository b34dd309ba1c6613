import type { ImportMap } from 'payload';

/** Types of importMap.js, which `node ../node_modules/payload/bin.js generate:importmap` writes in cms/. */
export const importMap: ImportMap;
