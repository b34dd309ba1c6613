import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../seed/illustrations/random';
import { maxCost } from '../src/api/boundedWork';
import { type DearDocument, DearDocuments } from './DearDocuments';

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

async function post(url: string, query: string): Promise<string> {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

let questions = 0;

/** Asks what was never asked before, so that no kept answer helps; resolves with milliseconds. */
async function askBeside(url: string): Promise<number> {
  const began = performance.now();
  await post(url, `{ entry(section: ["pages"], id: ["${(questions += 1)}06"]) { title } }`);
  return performance.now() - began;
}

/** Asks a document, while another visitor asks one small question after the other. */
export async function askDear(url: string, text: string, cost: number): Promise<Asked> {
  const began = performance.now();
  const state = { isOver: false, besideMs: 0 };
  const beside = (async () => {
    while (!state.isOver) {
      state.besideMs = Math.max(state.besideMs, await askBeside(url));
      await pause(5);
    }
  })();
  // A comment makes the question a new one.
  const answer = await post(url, `${text} #${(questions += 1)}`);
  const ms = performance.now() - began;
  state.isOver = true;
  await beside;
  const refused = answer.includes('"errors"');
  return { text, cost, refused, ms, besideMs: state.besideMs, characters: answer.length };
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
  url: string;
  random: Random;
  /** How many documents are asked; the first third is blind, the others climb. */
  count: number;
}

/** Looks for the dearest document that is allowed: mutates those that took longest so far. */
export async function searchDear({ url, random, count }: Search): Promise<Asked[]> {
  const documents = new DearDocuments(random);
  const found: { document: DearDocument; asked: Asked }[] = [];
  for (let n = 0; n < count; n += 1) {
    const allowed = found
      .filter(({ asked }) => !asked.refused)
      .sort((one, other) => other.asked.ms - one.asked.ms)
      .slice(0, 5);
    const climbs = n >= count / 3 && allowed.length > 0 && !random.chance(0.2);
    const document = climbs ? dearer(documents, random.pick(allowed).document) : documents.make();
    const text = documents.print(document);
    found.push({ document, asked: await askDear(url, text, priceOf(documents, document)) });
  }
  return found.map(({ asked }) => asked);
}
