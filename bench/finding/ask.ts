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

/** Milliseconds of a kind of question; the first is what nobody had asked for since the start. */
export interface Answers {
  name: string;
  times: number[];
}

/** Asks the site for what the lists of accommodations can be asked for, in the words of addresses. */
export async function ask(
  site: string,
  { category, university }: { category: string; university: string },
): Promise<Answers[]> {
  const answers: Answers[] = [];
  for (const [name, query] of questions) {
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const asked = query(n).replace('CATEGORY', category).replace('UNIVERSITY', university);
      const started = performance.now();
      const response = await fetch(`${site}/api/finding/accommodations?locale=it&${asked}`);
      const { items } = (await response.json()) as { items?: unknown[] };
      times.push(performance.now() - started);
      if (!items?.length) throw new Error(`Nothing is found by ${asked}: HTTP ${response.status}.`);
    }
    answers.push({ name, times });
  }
  return answers;
}
