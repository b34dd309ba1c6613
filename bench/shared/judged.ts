import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const judgedShape = z.object({
  what: z.string(),
  measured: z.string(),
  /** In words; none for a number that is only told. */
  limit: z.string().optional(),
  kept: z.boolean(),
});

/** A number, and what it was held to: a row of its page in docs/benchmarks. */
export type Judged = z.infer<typeof judgedShape>;

/** Which file wants to know what is judged: `npm run bench` names it. */
export const judgedFile = 'BENCH_JUDGED';

/** Tells the file that wants to know, where there is one. */
export function tellJudged(judged: Judged): void {
  const file = process.env[judgedFile];
  if (file) appendFileSync(file, `${JSON.stringify(judged)}\n`);
}

/** What a benchmark has judged, in its order. */
export const readJudged = (file: string): Judged[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => judgedShape.parse(JSON.parse(line)));
