// Use only the syntax of Node 12 here, because versions that are too old must be able to load this file.

/** The oldest Node version that Next 16 supports; keep it equal to `engines` in package.json. */
const OLDEST = { major: 20, minor: 9 };

/** Ends the process with a clear message when this Node version is too old. */
export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `Studium needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is ${process.versions.node}: ` +
      'install a current version from https://nodejs.org, or run `nvm install` here.',
  );
  process.exit(1);
}
