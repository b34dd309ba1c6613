// `node scripts/run.mjs <command>`: runs a command of lib/commands, as the scripts of package.json do. Use only the
// syntax of Node 12 in this file, because a version that is too old must print a clear message and not a syntax error;
// the other files are imported later.
import { readdirSync } from 'fs';

/** The version that the product is tested and shipped with; keep it equal to .nvmrc. */
const TESTED = 24;

/** The oldest Node version that Next 16 supports; keep it equal to `engines` in package.json. */
const OLDEST = { major: 20, minor: 9 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [name = '', ...args] = process.argv.slice(2);
const folder = new URL('./lib/commands/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace('.mjs', ''));

/** @returns {Promise<{ command: (args: string[]) => Promise<number | void> }>} */
const load = () => import(new URL(`${name}.mjs`, folder).href);

if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  console.error(
    `Studium needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is ${process.versions.node}: ` +
      'install a current version from https://nodejs.org, or run `nvm install` here.',
  );
  process.exitCode = 1;
} else if (names.includes(name)) {
  if (major < TESTED)
    console.error(
      `This is Node ${process.versions.node}. Studium is tested with Node ${TESTED}: install it, because older versions get no more fixes.`,
    );
  void import('./lib/main.mjs').then(({ main }) =>
    main(() => load().then(({ command }) => command(args))),
  );
} else {
  console.error(`Name a command: ${names.join(', ')}.`);
  process.exitCode = 1;
}
