/**
 * npm run bench:fuzz: 10,000 random requests to all public addresses of both programs: paths,
 * queries, bodies, headers, methods, documents made from the contract. None may be answered with 5xx
 * or not at all. Exits with 1 when one was.
 *
 * Needs the two programs running on this machine, with data that may be written to: SITE_URL
 * (http://localhost:3000) and CMS_HOST (http://localhost:4000). FUZZ_SEED repeats a run, FUZZ_COUNT
 * bounds it.
 */
import { fuzz } from './fuzz/fuzz';
import { running } from './shared/running';
import { Targets } from './shared/Targets';

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const portOf = (url: string) => Number(new URL(url).port || 80);
const ports = { site: portOf(running.site), cms: portOf(running.cms) };
const seed = number('FUZZ_SEED', Date.now() % 1_000_000);
const count = number('FUZZ_COUNT', 10_000);

const judged = new Targets();
const { statuses, failures } = await fuzz(ports, { seed, count, clients: 8 });
console.log(`seed ${seed}, ${count} requests`);
for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
  console.log(`${status || 'no answer'}: ${times}`);
for (const { number: which, status, request } of failures)
  console.log(`FAILED  #${which} ${status} ${JSON.stringify(request).slice(0, 1000)}`);
judged.atMost(`failures of ${count} requests`, failures.length, 0);
for (const [name, port, path] of [
  ['site', ports.site, '/api/health'],
  ['cms', ports.cms, '/health'],
] as const) {
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
  judged.atMost(`status of the ${name}'s health afterwards`, status, 200);
}
process.exitCode = judged.conclude();
