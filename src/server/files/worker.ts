import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../env';
import { createFileHandler } from './createFileHandler';

/**
 * GET /sw.js: the service worker of this build, or the one that removes it (docs/adr/017). Browsers
 * revalidate it each time, so that a change reaches them soon.
 */
export const worker = createFileHandler(async () => {
  const file = env().offline ? 'keep.js' : 'leave.js';
  const source = await readFile(join(process.cwd(), 'public/offline', file), 'utf8');
  const build = JSON.stringify(process.env.BUILD_ID ?? 'none');
  return {
    type: 'text/javascript',
    cacheControl: 'no-cache',
    text: `const build = ${build};\n${source}`,
  };
});
