import { type Measurement, recordMeasurement } from './measurements';

/** Checks the numbers of a benchmark against limits. NaN misses every limit. */
export class Limits {
  private readonly missed: Measurement[] = [];

  atMost(what: string, value: number, limit: number): void {
    this.add(what, value, value <= limit, `at most ${limit}`);
  }

  atLeast(what: string, value: number, limit: number): void {
    this.add(what, value, value >= limit, `at least ${limit}`);
  }

  /** Adds a number without a limit to the table. */
  note(what: string, value: number): void {
    this.add(what, value, true);
  }

  /** Prints the missed limits; returns the program's exit code. */
  conclude(): 0 | 1 {
    for (const { what, measured, limit } of this.missed)
      console.error(`MISSED  ${what}: ${measured}, ${limit ?? ''}`);
    return this.missed.length > 0 ? 1 : 0;
  }

  private add(what: string, value: number, isMet: boolean, limit?: string): void {
    const measurement = { what, measured: formatNumber(value), limit, isMet };
    recordMeasurement(measurement);
    if (!isMet) this.missed.push(measurement);
  }
}

/** Formats small numbers with two decimals, and others without. */
const formatNumber = (value: number): string =>
  String(Math.abs(value) < 100 ? Math.round(value * 100) / 100 : Math.round(value));
