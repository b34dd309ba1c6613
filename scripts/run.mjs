// `node scripts/run.mjs <command>`: runs a command, as the scripts of package.json do. Use only the syntax of
// Node 12 in this file, because a version that is too old must print a clear message and not a syntax error;
// the other files are imported later.

/** @type {Record<string, () => Promise<{ command: (args: string[]) => Promise<number | void> }>>} */
const commands = {
  audit: () => import('./lib/commands/audit.mjs'),
  bench: () => import('./lib/commands/bench.mjs'),
  block: () => import('./lib/commands/block.mjs'),
  buildCms: () => import('./lib/commands/buildCms.mjs'),
  content: () => import('./lib/commands/content.mjs'),
  dev: () => import('./lib/commands/dev.mjs'),
  e2e: () => import('./lib/commands/e2e.mjs'),
  engines: () => import('./lib/commands/engines.mjs'),
  faults: () => import('./lib/commands/faults.mjs'),
  image: () => import('./lib/commands/image.mjs'),
  start: () => import('./lib/commands/start.mjs'),
  stories: () => import('./lib/commands/stories.mjs'),
  test: () => import('./lib/commands/test.mjs'),
  town: () => import('./lib/commands/town.mjs'),
};

/** The oldest Node version that Next 16 supports; keep it equal to `engines` in package.json. */
const OLDEST = { major: 20, minor: 9 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];

if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  console.error(
    `Studium needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is ${process.versions.node}: ` +
      'install a current version from https://nodejs.org, or run `nvm install` here.',
  );
  process.exitCode = 1;
} else if (load) {
  void import('./lib/main.mjs').then(({ main }) =>
    main(() => load().then(({ command }) => command(args))),
  );
} else {
  console.error(`Name a command: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
}
