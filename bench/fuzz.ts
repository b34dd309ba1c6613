/**
 * npm run bench:fuzz: 10,000 random requests to all public addresses of both programs: paths,
 * queries, bodies, headers, methods, documents made from the contract. None may be answered with 5xx
 * or not at all. Exits with 1 when one was.
 *
 * Needs the two programs running on this machine, with data that may be written to: SITE_PORT
 * (3000) and CMS_PORT (4000). FUZZ_SEED repeats a run, FUZZ_COUNT bounds it.
 */
import { fuzz } from './fuzz/fuzz';

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const ports = { site: number('SITE_PORT', 3000), cms: number('CMS_PORT', 4000) };
const seed = number('FUZZ_SEED', Date.now() % 1_000_000);
const count = number('FUZZ_COUNT', 10_000);

const { statuses, failures } = await fuzz(ports, { seed, count, clients: 8 });
console.log(`seed ${seed}, ${count} requests`);
for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
  console.log(`${status || 'no answer'}: ${times}`);
for (const { number: which, status, request } of failures)
  console.log(`FAILED  #${which} ${status} ${JSON.stringify(request).slice(0, 1000)}`);

for (const [name, url] of [
  ['site', `http://127.0.0.1:${ports.site}/api/health`],
  ['cms', `http://127.0.0.1:${ports.cms}/health`],
] as const) {
  const { ok } = await fetch(url);
  console.log(`${name} afterwards: ${ok ? 'well' : 'NOT WELL'}`);
  if (!ok) process.exitCode = 1;
}
if (failures.length > 0) process.exitCode = 1;
