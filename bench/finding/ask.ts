/** A kind of question, and the query of the nth of it: never one that was asked before. */
const questions: [name: string, query: (n: number) => string][] = [
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

/** Pages that are asked for as soon as both programs answer, while search takes in the town. */
const early = 20;

/** Milliseconds of a kind of question; the first is what nobody had asked for since the start. */
export interface Answers {
  name: string;
  times: number[];
  /** Whether the programs had just started. */
  isEarly?: boolean;
}

/** Asks the site for what the lists of accommodations can be asked for, in the words of addresses. */
export async function ask(
  site: string,
  words: { category: string; university: string },
): Promise<Answers[]> {
  const inTurn = async (times: number, query: (n: number) => string) => {
    const taken: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const asked = query(n)
        .replace('CATEGORY', words.category)
        .replace('UNIVERSITY', words.university);
      taken.push(await timeOf(`${site}/api/finding/accommodations?locale=it&${asked}`));
    }
    return taken;
  };
  const justStarted = await inTurn(early, (n) => `page=${1 + rounds + n}`);
  const answers: Answers[] = [{ name: 'just started', times: justStarted, isEarly: true }];
  // Answered when search knows the town.
  await (await fetch(`${site}/api/search?locale=it&q=stanza`)).text();
  for (const [name, query] of questions) answers.push({ name, times: await inTurn(rounds, query) });
  return answers;
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  const { items } = (await response.json()) as { items?: unknown[] };
  if (!items?.length) throw new Error(`Nothing is found by ${url}: HTTP ${response.status}.`);
  return performance.now() - started;
}
