// The stand-in of Next: `build` creates a folder, and `start` answers every request. Both are fast.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = basename(process.cwd()) === 'cms' ? 'cms' : 'site';
const [mode, ...args] = process.argv.slice(2);

if (mode === 'build') {
  console.log(`building the ${program}`);
  if (program === 'site') {
    const { ok } = await fetch(`${process.env.CMS_HOST}/health`);
    if (!ok) throw new Error('The build of the site needs the running cms.');
    if (process.env.STAND_IN_BUILD === 'fails') throw new Error('No page could be rendered.');
  }
  const distDir = process.env.NEXT_DIST_DIR ?? '.next';
  mkdirSync(distDir, { recursive: true });
  writeFileSync(`${distDir}/BUILD_ID`, String(Date.now()));
} else {
  const port = Number(args[args.indexOf('-p') + 1]);
  // This worker ignores SIGTERM and ends only when its process group is killed.
  const worker = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
  spawn(process.execPath, ['--eval', worker, process.cwd()], { stdio: 'ignore' });
  const server = createServer(async (request, response) => {
    if (request.url === '/die') {
      console.error('The last words.');
      process.exit(3);
    }
    if (request.url === '/slow') await sleep(2000);
    console.log(`answered ${request.url}`);
    response.end(program);
  });
  server.listen(port);
  // Like Next, it answers the open requests before it ends.
  process.once('SIGTERM', () => server.close(() => process.exit(143)));
}
