import path from 'node:path';
import { build } from 'esbuild';

const cms = path.resolve(__dirname, '..');
const folder = path.join(cms, '.cache/tests');

/**
 * Compiles the programs that the tests start, once for a whole run: a hundred starts without a compiler
 * inside are three seconds of a core sooner each. `npm start` and the end-to-end tests start them as
 * they are.
 */
export default async function compile(): Promise<void> {
  await build({
    absWorkingDir: cms,
    entryPoints: [
      'server.ts',
      'scripts/*.ts',
      'seed/run.ts',
      'test/*Program.ts',
      'test/*Writer.ts',
    ],
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  });
}

/** What Node is told to start a program of the cms, which is named by its TypeScript file. */
export const compiled = (program: string): string[] => [
  '--conditions=production',
  path.join(folder, program.replace(/\.ts$/, '.mjs')),
];
