import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const cms = path.resolve(__dirname, '..');
const folder = path.join(cms, '.cache/tests');

/**
 * Bundles the scripts and the programs of the tests, once per run, because the tests start about a hundred. The
 * server is not bundled: the tests start its build. Another process does it, because Jest cannot load the ES module.
 */
export default async function compile(): Promise<void> {
  const programs = ['test/*Program.ts', 'test/*Writer.ts', 'content/check.ts', 'transfer/run.ts'];
  const args = [path.join(cms, 'compileScripts.mjs'), folder, ...programs];
  await promisify(execFile)(process.execPath, args);
}

/** Returns the Node arguments that start a bundled program, given by its TypeScript file. */
export const compiled = (program: string): string[] => [
  '--conditions=production',
  path.join(folder, program.replace(/\.ts$/, '.mjs')),
];
