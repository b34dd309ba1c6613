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
import { budgets } from './budgets.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, process.env.NEXT_DIST_DIR ?? '.next');
const { scripts: most } = budgets.counted;

const pages = [
  { name: 'home', file: 'it.html', kind: 'content' },
  { name: 'credits', file: 'it/credits.html', kind: 'content' },
  { name: 'accommodations', file: 'it/alloggi.html', kind: 'archive' },
  { name: 'universities', file: 'it/atenei.html', kind: 'archive' },
  { name: 'services', file: 'it/servizi.html', kind: 'archive' },
  { name: 'events', file: 'it/eventi.html', kind: 'archive' },
  { name: 'news', file: 'it/news.html', kind: 'archive' },
];

/** A page of text, and the modules whose code it must not carry. */
const textPage = 'it/credits.html';
const heavy = /Gallery|Slider|Video|Embed|Lightbox|maplibre|mapbox/;

if (!existsSync(join(dist, 'BUILD_ID'))) {
  console.error('There is no build of the site to measure; run npm start once, then this again.');
  process.exit(1);
}

const floor = firstLoad(buildEmptyApp(), 'index.html');
console.log(line('empty Next app', floor));
let missed = false;
for (const { name, file, kind } of pages) {
  const size = firstLoad(dist, file);
  missed ||= size > most[kind] * 1000;
  console.log(line(name, size, floor, most[kind]));
}
const carried = heavyModulesOf(textPage);
console.log(`heavy blocks in a page of text: ${carried.join(', ') || 'none'}`);
process.exitCode = missed || carried.length > 0 ? 1 : 0;

/** Files of JavaScript that a prerendered page names. */
function scriptsOf(folder, file) {
  const html = readFileSync(join(folder, 'server/pages', file), 'utf8');
  return [...html.matchAll(/<script[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag))
    .flatMap((tag) => /src="\/_next\/([^"?]+)/.exec(tag)?.[1] ?? [])
    .map(decodeURIComponent);
}

/** Their bytes, gzipped. */
function firstLoad(folder, file) {
  return scriptsOf(folder, file).reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
    0,
  );
}

/** Which of the modules that are loaded where they occur came along all the same. */
function heavyModulesOf(file) {
  const lazy = JSON.parse(readFileSync(join(dist, 'react-loadable-manifest.json'), 'utf8'));
  const scripts = scriptsOf(dist, file);
  const all = Object.entries(lazy).filter(([module]) => heavy.test(module));
  if (all.length < 4) throw new Error('The build knows too few lazily loaded modules to judge.');
  return all
    .filter(([, { files }]) => files.some((path) => scripts.includes(path)))
    .map(([module]) => module);
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
