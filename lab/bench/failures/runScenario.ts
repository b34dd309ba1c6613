import { setTimeout as pause } from 'node:timers/promises';
import type { Limits } from '../shared/Limits';
import type { Scenario } from './Scenario';
import { type CheckResult, type CheckName, checks } from './checks';
import type { Town } from './Town';

/** Seconds: the longest wait of a visitor, and the time to recover. */
const allowed = { wait: 10, recovery: 30 };

/** Milliseconds between two rounds of checks. */
const checkIntervalMs = 1000;

interface TimedResult extends CheckResult {
  /** Whether the response arrived while the part was broken. */
  isDuringFault: boolean;
}

type Results = Record<CheckName, TimedResult[]>;

/** Starts all checks once a second until it is stopped, without waiting for earlier ones. */
function watchTown(town: Town) {
  const names = Object.keys(checks) as CheckName[];
  const results = Object.fromEntries(names.map((name) => [name, [] as TimedResult[]])) as Results;
  const underWay: Promise<void>[] = [];
  let isBroken = true;
  const check = async (name: CheckName): Promise<void> => {
    const { checkContext } = town;
    const result = await checks[name](checkContext);
    if (name === 'page never visited' && result.outcome === 'good')
      town.markVisited(checkContext.unvisitedPage);
    results[name].push({ ...result, isDuringFault: isBroken });
  };
  const timer = setInterval(() => underWay.push(...names.map(check)), checkIntervalMs);
  return {
    stop: async () => {
      isBroken = false;
      clearInterval(timer);
      await Promise.all(underWay);
      return results;
    },
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Prints the outcomes and times of each check; returns how many outcomes were wrong. */
function printResults(
  all: Results,
  { expected }: Pick<Scenario, 'expected'>,
): { wrong: number; slowest: number } {
  let wrong = 0;
  for (const [name, results] of Object.entries(all)) {
    const outcomes = new Map<string, number>();
    for (const { outcome, status } of results) {
      const label = outcome === 'good' ? outcome : `${outcome} ${status}`;
      outcomes.set(label, (outcomes.get(label) ?? 0) + 1);
    }
    const excerpt = results.find((one) => one.excerpt !== '')?.excerpt;
    const summary = [...outcomes].map(([label, times]) => `${label} (${times})`).join(', ');
    const bad = results.filter(({ outcome, isDuringFault }) => {
      const defined = expected[name as CheckName];
      // A request that was sent during the fault and answered after the repair may have either outcome.
      return !defined.includes(outcome) && (isDuringFault || outcome === 'unclear');
    });
    wrong += bad.length;
    const longest = Math.max(0, ...results.map(({ ms }) => ms));
    console.log(
      `  ${bad.length > 0 ? '!' : ' '} ${name.padEnd(20)} ${summary}, at most ${seconds(longest)}`,
    );
    if (excerpt) console.log(`      ${excerpt}`);
  }
  const slowest = Math.max(...Object.values(all).flatMap((results) => results.map(({ ms }) => ms)));
  return { wrong, slowest };
}

/** Breaks a part under load, repairs it, and checks what visitors saw. */
export async function runScenario<T extends Town>(
  name: string,
  scenario: Scenario<T>,
  town: T,
  limits: Limits,
): Promise<void> {
  console.log(`\n${name}: ${scenario.what}, for ${scenario.seconds} s`);
  await town.waitUntilHealthy();
  const visitors = town.visitors(scenario.servesLoggedIn ?? true);
  visitors.start();
  const { publications } = town;
  const before = publications.publish('1');
  // By then the change is usually saved, but the sites have not been notified.
  await pause(250);
  const repair = await scenario.breakPart(town);
  const brokenAt = performance.now();
  const watcher = watchTown(town);
  const during = before.then(() => publications.publish('2'));
  const readMore = await scenario.measureMore?.(town);
  await pause(Math.max(0, brokenAt + scenario.seconds * 1000 - performance.now()));
  const stopped = watcher.stop();
  await repair();
  const repairedAt = performance.now();
  const problem = await town.waitUntilHealthy().then(
    () => null,
    (error: unknown) => String(error),
  );
  await during;
  const lost = await publications.findLost(performance.now() + 10_000);
  const recovery = performance.now() - repairedAt;
  const results = await stopped;
  await visitors.stop();

  const { wrong, slowest } = printResults(results, scenario);
  const { times, faults } = visitors;
  console.log(
    `    visits               ${times.length}, failed ${faults.length}, at most ${seconds(Math.max(...times))}`,
  );
  for (const fault of new Set(faults)) console.log(`      ${fault}`);
  for (const message of publications.refused.splice(0))
    console.log(`    publication refused  ${message.slice(0, 100)}`);
  console.log(`    healthy again after  ${seconds(recovery)}${problem ? `: ${problem}` : ''}`);
  limits.atMost(`${name}: failed visits to pages seen before`, faults.length, 0);
  limits.atMost(`${name}: wrong answers`, wrong, 0);
  const wait = Math.max(slowest, ...times) / 1000;
  limits.atMost(`${name}: longest wait, s`, wait, allowed.wait);
  limits.atMost(
    `${name}: until everything recovered, s`,
    problem ? Infinity : recovery / 1000,
    allowed.recovery,
  );
  limits.atMost(`${name}: publications lost`, lost.length, 0);
  for (const { what, value, limit } of (await readMore?.(town)) ?? []) {
    console.log(`    ${what.padEnd(20)} ${Math.round(value * 100) / 100}, at most ${limit}`);
    limits.atMost(`${name}: ${what}`, value, limit);
  }
}
