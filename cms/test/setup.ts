import { checkBuild } from './build';
import compile from './compile';
import { createSeedFolder } from './seedOnce';

/**
 * Compiles the programs of the tests, creates the folder for their data and checks the build of the cms, before
 * the first test.
 */
export default async function setup(): Promise<void> {
  await Promise.all([compile(), createSeedFolder(), checkBuild()]);
}
