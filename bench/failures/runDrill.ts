import { setTimeout as pause } from 'node:timers/promises';
import type { Judge } from '../shared/bench';
import type { Drill } from './Drill';
import { type Look, type LookName, looks } from './looks';
import type { Town } from './Town';

/** Seconds: longest that a visitor waits for anything, and until all is well again. */
const bounds = { wait: 10, recovery: 30 };

/** Milliseconds between two looks at everything. */
const everyMs = 1000;

interface Seen extends Look {
  /** Whether the answer came while the part was broken. */
  meanwhile: boolean;
}

type Sightings = Record<LookName, Seen[]>;

/** Looks at everything again and again, however long the answers take, until it is told to stop. */
function watch(town: Town) {
  const names = Object.keys(looks) as LookName[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as Seen[]])) as Sightings;
  const underWay: Promise<void>[] = [];
  let broken = true;
  const lookAt = async (name: LookName): Promise<void> => {
    const { sight } = town;
    const found = await looks[name](sight);
    if (name === 'page nobody saw' && found.outcome === 'good') town.saw(sight.first);
    seen[name].push({ ...found, meanwhile: broken });
  };
  const timer = setInterval(() => underWay.push(...names.map(lookAt)), everyMs);
  return {
    stop: async () => {
      broken = false;
      clearInterval(timer);
      await Promise.all(underWay);
      return seen;
    },
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** What was seen of each kind: outcomes and how soon, and how many were not as they are defined. */
function tellSightings(
  seen: Sightings,
  { expected }: Pick<Drill, 'expected'>,
): { wrong: number; slowest: number } {
  let wrong = 0;
  for (const [name, found] of Object.entries(seen)) {
    const outcomes = new Map<string, number>();
    for (const { outcome, status } of found) {
      const words = outcome === 'good' ? outcome : `${outcome} ${status}`;
      outcomes.set(words, (outcomes.get(words) ?? 0) + 1);
    }
    const words = found.find((one) => one.words !== '')?.words;
    const told = [...outcomes].map(([words, times]) => `${words} (${times})`).join(', ');
    const bad = found.filter(({ outcome, meanwhile }) => {
      const defined = expected[name as LookName];
      // What was asked while it was broken and answered afterwards may be either.
      return !defined.includes(outcome) && (meanwhile || outcome === 'unclear');
    });
    wrong += bad.length;
    const longest = Math.max(0, ...found.map(({ ms }) => ms));
    console.log(
      `  ${bad.length > 0 ? '!' : ' '} ${name.padEnd(20)} ${told}, at most ${seconds(longest)}`,
    );
    if (words) console.log(`      ${words}`);
  }
  const slowest = Math.max(...Object.values(seen).flatMap((found) => found.map(({ ms }) => ms)));
  return { wrong, slowest };
}

/** Breaks something while visitors come, mends it, and judges what they saw. */
export async function runDrill<Place extends Town>(
  name: string,
  drill: Drill<Place>,
  town: Place,
  judge: Judge,
): Promise<void> {
  console.log(`\n${name}: ${drill.what}, for ${drill.seconds} s`);
  await town.untilWell();
  const visitors = town.visitors(drill.knowsVisitors ?? true);
  visitors.start();
  const { publications } = town;
  const before = publications.publish('1');
  // Most often the change is written then, and the sites have not been told.
  await pause(250);
  const mend = await drill.strike(town);
  const struck = performance.now();
  const watching = watch(town);
  const during = before.then(() => publications.publish('2'));
  const more = await drill.more?.(town);
  await pause(Math.max(0, struck + drill.seconds * 1000 - performance.now()));
  const stopped = watching.stop();
  await mend();
  const back = performance.now();
  const trouble = await town.untilWell().then(
    () => null,
    (error: unknown) => String(error),
  );
  await during;
  const lost = await publications.lost(performance.now() + 10_000);
  const recovery = performance.now() - back;
  const seen = await stopped;
  await visitors.stop();

  const { wrong, slowest } = tellSightings(seen, drill);
  const { times, faults } = visitors;
  console.log(
    `    visits               ${times.length}, failed ${faults.length}, at most ${seconds(Math.max(...times))}`,
  );
  for (const fault of new Set(faults)) console.log(`      ${fault}`);
  for (const words of publications.refused.splice(0))
    console.log(`    publication refused  ${words.slice(0, 100)}`);
  console.log(`    well again after     ${seconds(recovery)}${trouble ? `: ${trouble}` : ''}`);
  judge(`${name}: visits to pages seen before that failed`, faults.length, 0);
  judge(`${name}: answers other than defined`, wrong, 0);
  const longest = Math.max(slowest, ...times) / 1000;
  judge(`${name}: longest wait, s`, longest, bounds.wait);
  judge(
    `${name}: until all was well again, s`,
    trouble ? Infinity : recovery / 1000,
    bounds.recovery,
  );
  judge(`${name}: publications lost`, lost.length, 0);
  for (const { what, value, limit } of (await more?.(town)) ?? []) {
    console.log(`    ${what.padEnd(20)} ${Math.round(value * 100) / 100}, at most ${limit}`);
    judge(`${name}: ${what}`, value, limit);
  }
}
