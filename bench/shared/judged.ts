import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const judgedShape = z.object({
  what: z.string(),
  measured: z.string(),
  /** As text; absent for a number without a limit. */
  limit: z.string().optional(),
  isMet: z.boolean(),
});

/** A number and its limit: a row of the benchmark's page in docs/benchmarks. */
export type Judged = z.infer<typeof judgedShape>;

/** The environment variable by which `npm run bench` passes the file for the numbers. */
export const judgedFileVariable = 'BENCH_JUDGED';

/** Appends a number to that file, if the variable is set. */
export function recordJudged(judged: Judged): void {
  const file = process.env[judgedFileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(judged)}\n`);
}

/** Reads the numbers of a benchmark in their order. */
export const readJudged = (file: string): Judged[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => judgedShape.parse(JSON.parse(line)));
