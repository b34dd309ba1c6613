import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../seed/illustrations/random';
import { maxCost } from '../src/api/boundedWork';
import { type DearDocument, DearDocuments } from './DearDocuments';
import { starvedMs } from './starvedMs';

/** What a document did to the program and to another visitor. */
export interface Asked {
  text: string;
  /** Points by the rules of the cms. */
  cost: number;
  refused: boolean;
  /** Milliseconds until the answer, and the longest that the other visitor waited meanwhile. */
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

let questions = 0;

/** Milliseconds that something took, without the time for which the cms and this program had no core. */
async function timed<Result>(
  { pid }: Target,
  act: () => Promise<Result>,
): Promise<{ ms: number; result: Result }> {
  const starved = () => starvedMs(pid) + starvedMs(process.pid);
  const before = starved();
  const began = performance.now();
  const result = await act();
  const wall = performance.now() - began;
  return { ms: Math.max(0, wall - (starved() - before)), result };
}

/** Asks a document, while another visitor asks one small question after the other. */
export async function askDear(target: Target, text: string, cost: number): Promise<Asked> {
  const state = { isOver: false, besideMs: 0 };
  const beside = async () => {
    while (!state.isOver) {
      // An id that was never asked for: no kept answer helps.
      const small = `{ entry(section: ["pages"], id: ["${(questions += 1)}06"]) { title } }`;
      const { ms } = await timed(target, () => post(target.url, small));
      state.besideMs = Math.max(state.besideMs, ms);
      await pause(5);
    }
  };
  const others = beside();
  // A comment makes the question a new one.
  const again = `${text} #${(questions += 1)}`;
  const { ms, result } = await timed(target, () => post(target.url, again));
  state.isOver = true;
  await others;
  const refused = result.includes('"errors"');
  return { text, cost, refused, ms, besideMs: state.besideMs, characters: result.length };
}

/** Mutations until one is allowed and costs at least half of what is allowed. */
function dearer(documents: DearDocuments, parent: DearDocument): DearDocument {
  let best = parent;
  for (let tries = 0; tries < 30; tries += 1) {
    const next = documents.mutate(best);
    const cost = priceOf(documents, next);
    if (cost > maxCost) continue;
    best = next;
    if (cost > maxCost / 2) return best;
  }
  return documents.mutate(best);
}

function priceOf(documents: DearDocuments, document: DearDocument): number {
  try {
    return DearDocuments.costOf(documents.print(document));
  } catch {
    return Infinity;
  }
}

interface Search {
  target: Target;
  random: Random;
  /** How many documents are asked; of the first two thirds all are blind, of the others most climb. */
  count: number;
}

/** Looks for the dearest document that is allowed: mutates those that took longest so far. */
export async function searchDear({ target, random, count }: Search): Promise<Asked[]> {
  const documents = new DearDocuments(random);
  const found: { document: DearDocument; asked: Asked }[] = [];
  for (let n = 0; n < count; n += 1) {
    const allowed = found
      .filter(({ asked }) => !asked.refused)
      .sort((one, other) => other.asked.ms - one.asked.ms)
      .slice(0, 5);
    const climbs = n >= (2 * count) / 3 && allowed.length > 0 && !random.chance(0.2);
    const document = climbs ? dearer(documents, random.pick(allowed).document) : documents.make();
    const text = documents.print(document);
    found.push({ document, asked: await askDear(target, text, priceOf(documents, document)) });
  }
  return found.map(({ asked }) => asked);
}
