// Read by Node versions far older than the one we need: keep to the syntax of Node 12 here.

/** The oldest Node that Next 16 runs on; `engines` in package.json says the same. */
const OLDEST = { major: 20, minor: 9 };

/** Ends the process with one sentence when this Node is too old. */
export function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  console.error(
    `Studium needs Node ${OLDEST.major}.${OLDEST.minor} or newer, but this is ${process.versions.node}: ` +
      'install a current version from https://nodejs.org, or run `nvm install` here.',
  );
  process.exit(1);
}
