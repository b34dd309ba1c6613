import { buildCms, requireCmsBuild } from '../builds.mjs';

/** Builds the cms; with `--check` it only fails if the build is not up to date. @param {string[]} args */
export async function command(args) {
  await (args.includes('--check') ? requireCmsBuild() : buildCms());
}
