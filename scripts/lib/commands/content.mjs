import { runToEnd } from '../children.mjs';
import { readEnvironment } from '../env.mjs';
import { install } from '../install.mjs';
import { CMS } from '../paths.mjs';
import { Problem } from '../problem.mjs';

/**
 * `content check [town]` checks the folder of a town; without a name that of TOWN. It needs no database.
 *
 * @param {string[]} args
 * @returns {Promise<0 | 1>}
 */
export async function command([action, name = readEnvironment().TOWN || 'castelmora']) {
  if (action !== 'check')
    throw new Problem(
      'Write npm run content -- check, with the name of a folder in towns or without.',
    );
  await install();
  const args = ['--conditions=production', '--import', 'tsx', 'content/check.ts', name];
  const { failure } = await runToEnd(args, { cwd: CMS, inherit: true });
  return failure ? 1 : 0;
}
