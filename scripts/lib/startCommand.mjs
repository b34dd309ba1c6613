// Use only the syntax of Node 12 here, because versions that are too old must be able to load this file. It
// imports the other files later.

/** The oldest Node version that Next 16 supports; keep it equal to `engines` in package.json. */
const OLDEST = { major: 20, minor: 9 };

/**
 * Runs a command, or ends the process with a clear message when this Node version is too old.
 *
 * @param {() => Promise<{ command: () => Promise<number> }>} load imports the command
 */
export function startCommand(load) {
  refuseOldNode();
  void import('./main.mjs').then(({ main }) => main(load));
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `Studium needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is ${process.versions.node}: ` +
      'install a current version from https://nodejs.org, or run `nvm install` here.',
  );
  process.exit(1);
}
