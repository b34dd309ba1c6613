/**
 * npm run bench -- fuzz: attacks both programs of a separate demo town for 20 minutes: random requests,
 * expensive queries, forged tokens, broken bodies, floods of logins and mails, and calls of the admin API
 * without the rights. A visitor reads at the same time.
 *
 * Exits with 1 when a program failed, the visitor waited for more than a second, the public content
 * changed, or memory was not released. FUZZ_MINUTES shortens a run, FUZZ_SEED repeats one. All
 * requests go to this machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../cms/test/freePort';
import { withScratchTown } from '../../scripts/lib/e2e.mjs';
import { main } from '../../scripts/lib/main.mjs';
import { printTo } from '../../scripts/lib/steps.mjs';
import type { Ports } from '../../e2e/attack/Attacker';
import { brokenBodies } from './fuzz/attackers/brokenBodies';
import { expensiveQueries } from './fuzz/attackers/expensiveQueries';
import { floods } from './fuzz/attackers/floods';
import { forgedTokens } from './fuzz/attackers/forgedTokens';
import { hiddenFields } from './fuzz/attackers/hiddenFields';
import { inheritedNames } from './fuzz/attackers/inheritedNames';
import { randomRequests } from '../../e2e/attack/randomRequests';
import { staffRights } from './fuzz/attackers/staffRights';
import { ReadingVisitor } from './fuzz/ReadingVisitor';
import { type Memory, readMemory } from './fuzz/readMemory';
import { prepareTokens } from './fuzz/prepareTokens';
import { hashPublicContent } from './fuzz/hashPublicContent';
import { type AttackLog, runAttackers } from '../../e2e/attack/runAttackers';
import { percentile } from './shared/percentile';
import { Limits } from './shared/Limits';

const minutes = Number(process.env.FUZZ_MINUTES ?? 20);
/** The caches of both programs are filled before memory is measured for the first time. */
const warmUpMinutes = Math.min(3, minutes / 4);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

/** The longest allowed wait of the visitor, in milliseconds. */
const longestAnswer = 1000;
/** Megabytes by which the heap of a program may grow. */
const heapGrowth = 50;

/** Seconds before memory is measured, in which open requests and cache entries expire. */
const restSeconds = 30;

function printReplies({ statuses, kinds, total }: AttackLog): void {
  console.log(`seed ${seed}, ${total} requests answered`);
  for (const [attacker, counts] of statuses) {
    const words = [...counts]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    console.log(`${attacker.padEnd(18)} ${words.join('  ')}`);
  }
  for (const { attacker, number, status, request, fault, times } of kinds.slice(0, 60))
    console.log(
      `FAILED  ${times} × ${attacker} #${number} ${status} ${fault ?? ''} ${request.slice(0, 400)}`,
    );
}

function printVisits({ times, slow, faults }: ReadingVisitor): void {
  const ms = (part: number) => percentile(times, part).toFixed(0);
  console.log(
    `visitor: ${times.length} visits, median ${ms(0.5)} ms, p99 ${ms(0.99)} ms, longest ${ms(1)} ms`,
  );
  for (const { url, milliseconds, after } of slow.slice(0, 40))
    console.log(`slow  ${milliseconds.toFixed(0)} ms at ${after.toFixed(0)} s: ${url}`);
  for (const fault of faults.slice(0, 20)) console.log(`visitor's error  ${fault}`);
}

function judgeMemory(limits: Limits, program: string, before: Memory, after: Memory): void {
  const words = ({ heap, resident }: Memory) =>
    `heap ${heap.toFixed(0)} MB, resident ${resident.toFixed(0)} MB`;
  console.log(`${program}: before ${words(before)}; after ${words(after)}`);
  limits.atMost(`${program}, MB of heap more than before`, after.heap - before.heap, heapGrowth);
  limits.note(`${program}, MB resident more than before`, after.resident - before.resident);
}

interface Measured {
  /** The ports of the metrics. */
  metrics: Ports;
  /** The folder of the sockets that make the programs collect garbage. */
  folder: string;
}

async function memoryOfBoth({ metrics, folder }: Measured): Promise<Record<keyof Ports, Memory>> {
  await pause(restSeconds * 1000);
  return {
    site: await readMemory(metrics.site, folder),
    cms: await readMemory(metrics.cms, folder),
  };
}

async function attack(
  ports: Ports,
  measured: Measured,
  editor: { email: string; password: string },
) {
  const tokens = await prepareTokens(ports, editor);
  const attackers = [
    randomRequests(ports),
    expensiveQueries(ports),
    forgedTokens(ports, tokens),
    brokenBodies(ports),
    floods(ports),
    inheritedNames(ports, tokens),
    hiddenFields(ports, tokens),
    staffRights(ports, tokens),
  ];
  const contentBefore = await hashPublicContent(ports);
  await runAttackers(attackers, { seed: seed + 1, milliseconds: warmUpMinutes * 60_000 });
  const before = await memoryOfBoth(measured);
  const visitor = new ReadingVisitor(ports, editor);
  visitor.start();
  const log = await runAttackers(attackers, { seed, milliseconds: minutes * 60_000 });
  await visitor.stop();
  const after = await memoryOfBoth(measured);
  printReplies(log);
  printVisits(visitor);
  const limits = new Limits();
  limits.note('requests answered', log.total);
  limits.atMost('answers with 5xx or an internal error, or none', log.failures.length, 0);
  limits.atMost('errors that the visitor saw', visitor.faults.length, 0);
  limits.atMost("the visitor's longest wait, ms", percentile(visitor.times, 1), longestAnswer);
  limits.note("p99 of the visitor's waits, ms", percentile(visitor.times, 0.99));
  for (const program of ['site', 'cms'] as const)
    judgeMemory(limits, program, before[program], after[program]);
  const changed = (await hashPublicContent(ports)) === contentBefore ? 0 : 1;
  limits.atMost('changes of the public content', changed, 0);
  return limits.conclude();
}

// Progress goes to stderr, because stdout is for the measurements.
printTo(process.stderr);

await main(async () => {
  const metrics = { site: await freePort(), cms: await freePort() };
  const folder = await mkdtemp(join(tmpdir(), 'studium-fuzz-'));
  const collect = fileURLToPath(new URL('./fuzz/collectOnRequest.cjs', import.meta.url));
  const env = {
    METRICS_PORT: String(metrics.site),
    CMS_METRICS_PORT: String(metrics.cms),
    // In quotes, because the path may contain spaces.
    NODE_OPTIONS: `--require ${JSON.stringify(collect)}`,
    COLLECT_GARBAGE_DIR: folder,
    // Without a mail server the cms shows its mails, so that the visitor can activate an account.
    SMTP_URL: '',
  };
  try {
    return await withScratchTown(
      ({ settings: { port, cmsPort, source } }) =>
        attack(
          { site: port, cms: cmsPort },
          { metrics, folder },
          {
            email: source.EDITOR_EMAIL ?? '',
            password: source.EDITOR_PASSWORD ?? '',
          },
        ),
      { env },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
