import { buildImage } from '../builds.mjs';

/** Builds the site for a container image, without a cms. NEXT_DIST_DIR sets the output folder. */
export async function command() {
  await buildImage(process.env.NEXT_DIST_DIR ?? '.next');
}
