import { at } from '../shared/at';
import type { Question } from './queries';

/** Milliseconds of a series of requests. */
export interface Times {
  p50: number;
  p95: number;
}

/** Asks the contract once; resolves with the milliseconds until the whole answer is there. */
export async function ask(url: string, { query, variables }: Question, n: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: variables(n) }),
  });
  const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown };
  const time = performance.now() - started;
  if (answer.errors) throw new Error(`The contract answers ${JSON.stringify(answer.errors)}.`);
  const [first] = Object.values(answer.data ?? {});
  if (first === null || first === undefined)
    throw new Error('The contract answers nothing: the benchmark would measure nothing.');
  return time;
}

interface Series {
  clients: number;
  requests: number;
  /** The n of the first request; with `kept`, of all of them. */
  from: number;
  kept: boolean;
}

/** Times of a question asked by several clients at once, each waiting for its answer. */
export async function series(
  url: string,
  question: Question,
  { clients, requests, from, kept }: Series,
): Promise<Times> {
  let next = 0;
  const samples: number[] = [];
  const client = async (): Promise<void> => {
    for (let n = next++; n < requests; n = next++)
      samples.push(await ask(url, question, kept ? from : from + n));
  };
  // The first makes the answer; the code that hands it out gets warm, like that of new ones before.
  for (let n = 0; kept && n < 30; n += 1) await ask(url, question, from);
  await Promise.all(Array.from({ length: clients }, client));
  return { p50: at(samples, 0.5), p95: at(samples, 0.95) };
}
