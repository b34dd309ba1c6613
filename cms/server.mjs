// The program of the cms: `node server.mjs` serves the build, `node server.mjs --dev` compiles the sources on
// request. Plain Node cannot load the sources, so the start has this order:
// 1. This file prepares Next, which loads instrumentation.ts.
// 2. src/prepareServer.ts opens the database and the API (src/start.ts), and passes src/serve.ts to this file.
// 3. src/serve.ts answers requests until a signal stops the program.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import next from 'next';

const dev = process.argv.includes('--dev');
const built = new URL('.next/required-server-files.json', import.meta.url);

const serve = new Promise((resolve) => {
  globalThis.studiumPrepared = resolve;
});
const app = next({
  dev,
  dir: fileURLToPath(new URL('.', import.meta.url)),
  port: Number(process.env.CMS_PORT || 4000),
  // A build contains its configuration. Images lack the packages that next.config.mjs imports.
  ...(!dev && existsSync(built) && { conf: JSON.parse(readFileSync(built, 'utf8')).config }),
});
await app.prepare();
(await serve)(app);
