import { buildCms, requireCmsBuild } from '../builds.mjs';
import { writeTownSettings } from '../townSettings.mjs';

/** Builds the cms; with `--check` it only fails if the build is not up to date. @param {string[]} args */
export async function command(args) {
  if (args.includes('--check')) return requireCmsBuild();
  await writeTownSettings();
  await buildCms();
}
