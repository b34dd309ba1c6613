import path from 'node:path';
import { build } from 'esbuild';

const cms = path.resolve(__dirname, '..');
const folder = path.join(cms, '.cache/tests');

/**
 * Packages that stay outside: those with native code, those that find files of their own beside them,
 * and what only the admin or a developer needs.
 */
const external = [
  ...['sharp', '@img/*', '@node-rs/*', 'libsql', '@libsql/*', 'pg-native'],
  ...['file-type', 'pdfkit', 'undici', 'jsdom'],
  ...['next', 'next/*', 'drizzle-kit', 'drizzle-kit/*', 'esbuild', 'prettier', 'typescript'],
];

/** CommonJS packages expect these names, which a module does not have. */
const banner = `
import { createRequire as createRequire_ } from 'node:module';
import { dirname as dirname_ } from 'node:path';
import { fileURLToPath as fileURLToPath_ } from 'node:url';
const require = createRequire_(import.meta.url);
const __filename = fileURLToPath_(import.meta.url);
const __dirname = dirname_(__filename);
`;

/**
 * Compiles the programs that the tests start, once for a whole run, and their packages into them: a
 * program of few files starts in half the time, and the tests start a hundred. `npm start` and the
 * end-to-end tests start them as they are.
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

/** What Node is told to start a program of the cms, which is named by its TypeScript file. */
export const compiled = (program: string): string[] => [
  '--conditions=production',
  path.join(folder, program.replace(/\.ts$/, '.mjs')),
];
