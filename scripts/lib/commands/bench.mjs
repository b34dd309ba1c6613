import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';

/** Every benchmark, or those that are named: see bench/benches.ts. */
export async function command() {
  const steps = createSteps();
  await install(steps);
  // A package as well.
  const { register } = await import('tsx/esm/api');
  register();
  const { benchAll } = await import('../../../bench/all.ts');
  return benchAll(process.argv.slice(2), steps);
}
