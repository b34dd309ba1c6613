/** The kinds of requests with their nth query, which was never sent before. */
const queries: [name: string, query: (n: number) => string][] = [
  ['plain', (n) => `page=${1 + n}`],
  ['category', (n) => `category=CATEGORY&page=${1 + n}`],
  ['filtered', (n) => `rooms=${1 + (n % 3)}&price-from=${200 + n}&availability=available,freeSoon`],
  ['services', (n) => `included=wifi,desk&price-to=${400 + n}`],
  ['cheapest', (n) => `sort=cheapest&page=${1 + n * 2}`],
  ['dearest', (n) => `rooms=2&sort=dearest&page=${1 + n}`],
  ['nearest', (n) => `near=UNIVERSITY&sort=nearest&page=${1 + n * 2}`],
  ['within', (n) => `near=UNIVERSITY&within=${(1 + n / 10).toFixed(1)}&sort=cheapest`],
  ['map', (n) => `rooms=${1 + (n % 4)}&price-to=${900 - n}&view=map`],
  ['part of the map', (n) => `view=map&bounds=11.9,43.3,${(12.05 + n / 1000).toFixed(3)},43.6`],
];

const rounds = 60;

/** Requests as soon as both programs answer, while the search index is built. */
const early = 20;

/** Milliseconds of one kind of request; the first is that of the first such request since the start. */
interface QueryTimes {
  name: string;
  times: number[];
  /** Whether the programs had just started. */
  isEarly?: boolean;
}

/** Measures requests for listings of accommodations with every filter and order. */
export async function measureQueries(
  site: string,
  words: { category: string; university: string },
): Promise<QueryTimes[]> {
  const measureAll = async (times: number, query: (n: number) => string) => {
    const samples: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const parameters = query(n)
        .replace('CATEGORY', words.category)
        .replace('UNIVERSITY', words.university);
      samples.push(await timeOf(`${site}/api/listing/accommodations?locale=it&${parameters}`));
    }
    return samples;
  };
  const justStarted = await measureAll(early, (n) => `page=${1 + rounds + n}`);
  const answers: QueryTimes[] = [{ name: 'just started', times: justStarted, isEarly: true }];
  // This request waits for the search index.
  await (await fetch(`${site}/api/search?locale=it&q=stanza`)).text();
  for (const [name, query] of queries)
    answers.push({ name, times: await measureAll(rounds, query) });
  return answers;
}

let networks = 0;

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  // Each request from another network, because the site lets none request many listings a second.
  const address = `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const response = await fetch(url, { headers: { 'x-forwarded-for': address } });
  const { items } = (await response.json()) as { items?: unknown[] };
  if (!items?.length) throw new Error(`No items at ${url}: HTTP ${response.status}.`);
  return performance.now() - started;
}
