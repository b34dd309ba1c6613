import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian's package of each program: by its name, by its path, or by its command such as `docker compose`. */
export type Programs = Readonly<Record<string, string>>;

/** What every drill runs: it clones the repository, stands for the authority, and sends requests. */
const common: Programs = {
  git: 'git',
  curl: 'curl',
  openssl: 'openssl',
  pebble: 'pebble',
  'pebble-challtestsrv': 'pebble',
};

function isInstalled(program: string): boolean {
  if (path.isAbsolute(program)) return existsSync(program);
  const [name = '', ...command] = program.split(' ');
  if (command.length > 0) return spawnSync(name, [...command, 'version']).status === 0;
  const folders = (process.env.PATH ?? '').split(':');
  return folders.some((folder) => existsSync(path.join(folder, name)));
}

/** Ends the drill before it starts, with one message about all that this machine lacks. */
export function requirePrograms(own: Programs): void {
  const missing = Object.entries({ ...common, ...own }).filter(([name]) => !isInstalled(name));
  const names = missing.map(([name]) => name).join(', ');
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  const problems = [
    process.getuid?.() !== 0 && 'Only root can run a drill.',
    packages && `A drill needs ${names}. Install what is missing: apt-get install ${packages}`,
  ].filter(Boolean);
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
