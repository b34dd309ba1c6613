import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder `cms`, whether the program was started inside it or in the root of the repository. */
export const cmsDir = ((): string => {
  const here = process.cwd();
  const inside = path.join(/*turbopackIgnore: true*/ here, 'cms');
  return existsSync(inside) ? inside : here;
})();

/** The folder that has one folder for each town. */
export const townsDir = path.join(/*turbopackIgnore: true*/ cmsDir, '../towns');

/** The schema of the contract and our extensions of it. */
export const schemaFiles = ['schema.graphql', 'extensions.graphql'].map((file) =>
  path.join(/*turbopackIgnore: true*/ cmsDir, '..', 'graphql', file),
);

/** The editors' guide: one folder for each language of the admin. */
export const guideDir = path.join(/*turbopackIgnore: true*/ cmsDir, '../docs/editors');
