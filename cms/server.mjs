// The program of the cms: `node server.mjs` serves the build, `node server.mjs --dev` compiles the sources on
// request. Plain Node cannot load the sources, but Next loads instrumentation.ts, which passes src/serve.ts on.
import { fileURLToPath } from 'node:url';
import next from 'next';

const serve = new Promise((resolve) => {
  globalThis.studiumPrepared = resolve;
});
const app = next({
  dev: process.argv.includes('--dev'),
  dir: fileURLToPath(new URL('.', import.meta.url)),
  port: Number(process.env.CMS_PORT || 4000),
});
await app.prepare();
(await serve)(app);
