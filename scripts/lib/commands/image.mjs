import { buildImage } from '../builds.mjs';
import { createSteps } from '../steps.mjs';

/** Builds the site for a container image. */
export async function command() {
  await buildImage(createSteps(), process.env.NEXT_DIST_DIR ?? '.next');
  return 0;
}
