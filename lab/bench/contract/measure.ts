import { type Times, timesOf } from '../shared/percentile';
import { queryContract } from '../shared/queryContract';
import type { BenchQuery } from './queries';

/** Sends a query once; resolves with the milliseconds until the complete response has arrived. */
export async function sendQuery(
  url: string,
  { query, variables }: BenchQuery,
  n: number,
): Promise<number> {
  const { data, errors, time } = await queryContract(url, query, variables(n));
  if (errors) throw new Error(`The contract answers ${JSON.stringify(errors)}.`);
  const [first] = Object.values(data ?? {});
  if (first === null || first === undefined)
    throw new Error('The contract returned no data: the benchmark would measure nothing.');
  return time;
}

interface Series {
  clients: number;
  requests: number;
  /** The n of the first request; with `isCached`, of all requests. */
  from: number;
  isCached: boolean;
}

/** Measures a query that several clients send in parallel, each one after its last response. */
export async function measureSeries(
  url: string,
  query: BenchQuery,
  { clients, requests, from, isCached }: Series,
): Promise<Times> {
  let next = 0;
  const samples: number[] = [];
  const client = async (): Promise<void> => {
    for (let n = next++; n < requests; n = next++)
      samples.push(await sendQuery(url, query, isCached ? from : from + n));
  };
  // The first request fills the cache; the others warm up the code that serves cached responses.
  for (let n = 0; isCached && n < 30; n += 1) await sendQuery(url, query, from);
  await Promise.all(Array.from({ length: clients }, client));
  return timesOf(samples);
}
