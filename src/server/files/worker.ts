import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../env';
import { answerFile } from './answerFile';

/**
 * GET /sw.js: the service worker of this build, or the one that takes it away (docs/adr/017).
 * Browsers ask for it anew each time, so that either is everywhere soon.
 */
export const worker = answerFile(async () => {
  const file = env().offline ? 'keep.js' : 'leave.js';
  const source = await readFile(join(process.cwd(), 'public/offline', file), 'utf8');
  const build = JSON.stringify(process.env.BUILD_ID ?? 'none');
  return {
    type: 'text/javascript',
    keep: 'no-cache',
    text: `const build = ${build};\n${source}`,
  };
});
