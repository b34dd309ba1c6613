// The program of the cms: `node server.mjs` serves the build, `node server.mjs --dev` compiles the sources on
// request. Plain Node cannot load the sources, but Next loads instrumentation.ts, which passes src/serve.ts on.
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
