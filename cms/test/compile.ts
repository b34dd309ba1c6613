import path from 'node:path';
import { compileScripts } from '../compileScripts.mjs';

const folder = path.resolve(__dirname, '../.cache/tests');

/**
 * Bundles the scripts and the programs of the tests, once per run, because the tests start about a hundred. The
 * server is not bundled: the tests start its build.
 */
export default (): Promise<void> => compileScripts(folder, ['test/*Program.ts', 'test/*Writer.ts']);

/** Returns the Node arguments that start a bundled program, given by its TypeScript file. */
export const compiled = (program: string): string[] => [
  '--conditions=production',
  path.join(folder, program.replace(/\.ts$/, '.mjs')),
];
