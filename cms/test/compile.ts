import path from 'node:path';
import { build } from 'esbuild';

const cms = path.resolve(__dirname, '..');
const folder = path.join(cms, '.cache/tests');

/**
 * Packages that are not bundled: those with native code, those that load their own files, and those that only
 * the admin or developers need.
 */
const external = [
  ...['sharp', '@img/*', '@node-rs/*', 'libsql', '@libsql/*', 'pg-native'],
  ...['file-type', 'undici', 'jsdom'],
  ...['next', 'next/*', 'drizzle-kit', 'drizzle-kit/*', 'esbuild', 'prettier', 'typescript'],
];

/** CommonJS packages need these names, which do not exist in ES modules. */
const banner = `
import { createRequire as createRequire_ } from 'node:module';
import { dirname as dirname_ } from 'node:path';
import { fileURLToPath as fileURLToPath_ } from 'node:url';
const require = createRequire_(import.meta.url);
const __filename = fileURLToPath_(import.meta.url);
const __dirname = dirname_(__filename);
`;

/**
 * Bundles the scripts and the programs of the tests, once per run. A bundled program starts in half the time,
 * and the tests start about a hundred. The server is not bundled: the tests start its build.
 */
export default async function compile(): Promise<void> {
  await build({
    absWorkingDir: cms,
    entryPoints: ['scripts/*.ts', 'seed/run.ts', 'test/*Program.ts', 'test/*Writer.ts'],
    outdir: folder,
    outbase: '.',
    bundle: true,
    splitting: true,
    external,
    banner: { js: banner },
    conditions: ['production'],
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    loader: { '.css': 'empty', '.scss': 'empty', '.svg': 'empty', '.png': 'empty' },
    logLevel: 'error',
  });
}

/** Returns the Node arguments that start a bundled program, given by its TypeScript file. */
export const compiled = (program: string): string[] => [
  '--conditions=production',
  path.join(folder, program.replace(/\.ts$/, '.mjs')),
];
