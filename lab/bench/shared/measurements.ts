import { appendFileSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const measurementShape = z.object({
  what: z.string(),
  measured: z.string(),
  /** As text; absent for a number without a limit. */
  limit: z.string().optional(),
  isMet: z.boolean(),
});

/** A number and its limit: a row of the benchmark's page in docs/benchmarks. */
export type Measurement = z.infer<typeof measurementShape>;

/** The environment variable by which `npm run bench` passes the file for the numbers. */
export const measurementsFileVariable = 'BENCH_MEASUREMENTS';

/** Appends a number to that file, if the variable is set. */
export function recordMeasurement(measurement: Measurement): void {
  const file = process.env[measurementsFileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(measurement)}\n`);
}

/** Reads the numbers of a benchmark in their order. */
export const readMeasurements = (file: string): Measurement[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => measurementShape.parse(JSON.parse(line)));
