import { buildImage } from '../builds.mjs';
import { Problem } from '../problem.mjs';

/**
 * Without an argument, builds the site without a cms; NEXT_DIST_DIR sets the output folder. With `site` or `cms`,
 * assembles the content of that program's container image in `image/`.
 *
 * @param {string[]} args
 */
export async function command([program]) {
  if (!program) return buildImage(process.env.NEXT_DIST_DIR ?? '.next');
  // It imports packages that are not installed everywhere.
  const { assembleCms, assembleSite } = await import('../images.mjs');
  if (program === 'site') await assembleSite();
  else if (program === 'cms') await assembleCms();
  else throw new Problem('Name an image: site or cms.');
}
