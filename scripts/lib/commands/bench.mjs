import { install } from '../install.mjs';
import { createSteps } from '../steps.mjs';

/** Runs every benchmark, or those that are named; bench/benches.ts lists them. */
export async function command() {
  const steps = createSteps();
  await install(steps);
  // tsx can only be imported after the installation.
  const { register } = await import('tsx/esm/api');
  register();
  const { benchAll } = await import('../../../bench/all.ts');
  return benchAll(process.argv.slice(2), steps);
}
