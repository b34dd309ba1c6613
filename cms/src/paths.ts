import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of this program, whether it was started inside it or from the repository's root. */
export const cmsDir = ((): string => {
  const here = process.cwd();
  return existsSync(path.join(/*turbopackIgnore: true*/ here, 'payload.config.ts'))
    ? here
    : path.join(/*turbopackIgnore: true*/ here, 'cms');
})();

/** The contract that the program serves, and what it answers beyond it. */
export const schemaFiles = ['schema.graphql', 'extensions.graphql'].map((file) =>
  path.join(/*turbopackIgnore: true*/ cmsDir, '..', 'graphql', file),
);
