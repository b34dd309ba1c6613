import { buildCms, requireCmsBuild } from '../builds.mjs';
import { createSteps } from '../steps.mjs';

/** Builds the cms, or only checks its build. */
export async function command() {
  await (process.argv.includes('--check') ? requireCmsBuild() : buildCms(createSteps()));
  return 0;
}
