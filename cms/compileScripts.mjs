// `node compileScripts.mjs <folder> [more entries]` bundles the scripts of the cms, for images without sources and for
// tests.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const cms = fileURLToPath(new URL('.', import.meta.url));

/** What operators run beside the server. */
const scripts = ['scripts/*.ts', 'seed/run.ts'];

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
 * Bundles the scripts of the cms, and other programs. A bundled program starts in half the time.
 *
 * @param {string} outdir relative to cms/; keeps the folders of the entries, whose files end in .mjs
 * @param {string[]} [others] more entries, relative to cms/
 */
export async function compileScripts(outdir, others = []) {
  await build({
    absWorkingDir: cms,
    entryPoints: [...scripts, ...others],
    outdir,
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist', ...others] = process.argv.slice(2);
  await compileScripts(folder, others);
}
