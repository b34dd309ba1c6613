import { buildImage } from '../builds.mjs';
import { createSteps } from '../steps.mjs';

/** Builds the site as an image has it. */
export async function command() {
  await buildImage(createSteps(), process.env.NEXT_DIST_DIR ?? '.next');
  return 0;
}
