import { runCmsCodegen, runCodegen } from '../builds.mjs';
import { writeTownSettings } from '../townSettings.mjs';

/**
 * Writes the files that a clone does not have: those of the town and the types of the contract. `codegen site` leaves
 * out those of the cms, which only the type check needs.
 *
 * @param {string[]} args
 */
export async function command([part]) {
  await writeTownSettings();
  await runCodegen();
  if (part !== 'site') await runCmsCodegen();
}
