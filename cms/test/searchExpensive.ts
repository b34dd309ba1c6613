import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../seed/random';
import { maxCost } from '../src/api/boundedWork';
import { type ExpensiveDocument, ExpensiveDocuments } from './ExpensiveDocuments';
import { cpuWaitMs } from './cpuTimes';

/** The effect of a document on the program and on another visitor. */
export interface Measurement {
  text: string;
  /** Cost in points by the rules of the cms. */
  cost: number;
  refused: boolean;
  /** Milliseconds until the answer, and the longest response time of the other visitor meanwhile. */
  ms: number;
  besideMs: number;
  characters: number;
}

/** A running cms. */
export interface Target {
  url: string;
  pid: number;
}

async function post(url: string, query: string): Promise<string> {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

let queryNumber = 0;

/** Measures milliseconds, without the time in which the cms and this program waited for a CPU core. */
async function measureTime<Result>(
  { pid }: Target,
  act: () => Promise<Result>,
): Promise<{ ms: number; result: Result }> {
  const waited = () => cpuWaitMs(pid) + cpuWaitMs(process.pid);
  const before = waited();
  const began = performance.now();
  const result = await act();
  const wall = performance.now() - began;
  return { ms: Math.max(0, wall - (waited() - before)), result };
}

/** Sends a document while another visitor sends small queries one after the other. */
export async function measureDocument(
  target: Target,
  text: string,
  cost: number,
): Promise<Measurement> {
  const state = { isOver: false, besideMs: 0 };
  const sendSmallQueries = async () => {
    while (!state.isOver) {
      // Each id is new, so that no cached answer is used.
      const small = `{ entry(section: ["pages"], id: ["${(queryNumber += 1)}06"]) { title } }`;
      const { ms } = await measureTime(target, () => post(target.url, small));
      state.besideMs = Math.max(state.besideMs, ms);
      await pause(5);
    }
  };
  const others = sendSmallQueries();
  // A comment makes the query text unique.
  const uniqueText = `${text} #${(queryNumber += 1)}`;
  const { ms, result } = await measureTime(target, () => post(target.url, uniqueText));
  state.isOver = true;
  await others;
  const refused = result.includes('"errors"');
  return { text, cost, refused, ms, besideMs: state.besideMs, characters: result.length };
}

/** Mutates a document until it is allowed and costs at least half of the maximum. */
function mutateToCostMore(
  documents: ExpensiveDocuments,
  parent: ExpensiveDocument,
): ExpensiveDocument {
  let best = parent;
  for (let tries = 0; tries < 30; tries += 1) {
    const next = documents.mutate(best);
    const cost = costOf(documents, next);
    if (cost > maxCost) continue;
    best = next;
    if (cost > maxCost / 2) return best;
  }
  return documents.mutate(best);
}

function costOf(documents: ExpensiveDocuments, document: ExpensiveDocument): number {
  try {
    return ExpensiveDocuments.costOf(documents.print(document));
  } catch {
    return Infinity;
  }
}

interface Search {
  target: Target;
  random: Random;
  /** The number of documents. The first two thirds are random, most others mutate the slowest ones. */
  count: number;
}

/** Searches the slowest allowed document by mutating the slowest documents so far. */
export async function searchExpensive({ target, random, count }: Search): Promise<Measurement[]> {
  const documents = new ExpensiveDocuments(random);
  const results: { document: ExpensiveDocument; measurement: Measurement }[] = [];
  for (let n = 0; n < count; n += 1) {
    const allowed = results
      .filter(({ measurement }) => !measurement.refused)
      .sort((one, other) => other.measurement.ms - one.measurement.ms)
      .slice(0, 5);
    const shouldMutate = n >= (2 * count) / 3 && allowed.length > 0 && !random.chance(0.2);
    const document = shouldMutate
      ? mutateToCostMore(documents, random.pick(allowed).document)
      : documents.create();
    const text = documents.print(document);
    results.push({
      document,
      measurement: await measureDocument(target, text, costOf(documents, document)),
    });
  }
  return results.map(({ measurement }) => measurement);
}
