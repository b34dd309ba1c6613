import { runCodegen } from '../builds.mjs';
import { install } from '../install.mjs';

/** Runs every benchmark, or those that are named, and writes docs/benchmarks. @param {string[]} names */
export async function command(names) {
  await install();
  // Some benchmarks import the generated operations of the site.
  await runCodegen();
  // tsx can only be imported after the installation.
  const { register } = await import('tsx/esm/api');
  register();
  const { benchAll } = await import('../../../bench/all.ts');
  return benchAll(names);
}
