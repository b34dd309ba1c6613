/**
 * npm run bench: kilobytes of JavaScript that the first visit to a page loads, beside those of an
 * empty Next app of the same version, built in the same run.
 *
 * Counted are all scripts that the page's HTML names and a modern browser runs, gzip level 9,
 * 1 kB = 1000 bytes. Needs a finished build of the site (npm start makes one).
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, process.env.NEXT_DIST_DIR ?? '.next');
const budgets = { home: 150 };

const pages = {
  home: 'it.html',
  accommodations: 'it/alloggi.html',
  universities: 'it/atenei.html',
};

if (!existsSync(join(dist, 'BUILD_ID'))) {
  console.error('There is no build of the site to measure; run npm start once, then this again.');
  process.exit(1);
}

const floor = firstLoad(buildEmptyApp(), 'index.html');
console.log(line('empty Next app', floor));
let over = false;
for (const [name, file] of Object.entries(pages)) {
  const size = firstLoad(dist, file);
  const budget = budgets[name];
  over ||= budget !== undefined && size > budget * 1000;
  console.log(line(name, size, floor, budget));
}
process.exitCode = over ? 1 : 0;

/** Bytes of gzipped JavaScript that a prerendered page names. */
function firstLoad(folder, file) {
  const html = readFileSync(join(folder, 'server/pages', file), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? []);
  return scripts.reduce((sum, path) => {
    const script = readFileSync(join(folder, decodeURIComponent(path)));
    return sum + gzipSync(script, { level: 9 }).length;
  }, 0);
}

/** One page that says hello, built with the site's own Next. */
function buildEmptyApp() {
  const folder = mkdtempSync(join(tmpdir(), 'studium-floor-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'pages'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  // Without one of its own, Next would take a configuration from a folder above.
  writeFileSync(join(folder, 'next.config.mjs'), 'export default {};\n');
  writeFileSync(join(folder, 'package.json'), '{ "name": "floor", "private": true }');
  writeFileSync(
    join(folder, 'pages/index.js'),
    'export default function Page() { return "Ciao"; }\n',
  );
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build', '--webpack'],
    {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return join(folder, '.next');
}

function line(name, bytes, floor, budget) {
  const kB = (value) => `${(value / 1000).toFixed(1)} kB`;
  return [
    name.padEnd(16),
    kB(bytes).padStart(10),
    floor === undefined ? '' : `(+${kB(bytes - floor)})`.padStart(13),
    budget === undefined ? '' : `  budget ${budget} kB: ${bytes > budget * 1000 ? 'OVER' : 'kept'}`,
  ].join('');
}
