import compile from './compile';
import { createSeedFolder } from './seedOnce';

/** Compiles the programs of the CMS and creates the folder for its data, before the first test. */
export default async function setup(): Promise<void> {
  await Promise.all([compile(), createSeedFolder()]);
}
