import { type Judged, tellJudged } from './judged';

/** What a benchmark holds its numbers to. A number that is none misses every limit. */
export class Targets {
  private readonly missed: Judged[] = [];

  atMost(what: string, value: number, limit: number): void {
    this.add(what, value, value <= limit, `at most ${limit}`);
  }

  atLeast(what: string, value: number, limit: number): void {
    this.add(what, value, value >= limit, `at least ${limit}`);
  }

  /** A number that belongs into the table and has no limit. */
  note(what: string, value: number): void {
    this.add(what, value, true);
  }

  /** Tells what was missed; the program's exit code. */
  conclude(): 0 | 1 {
    for (const { what, measured, limit } of this.missed)
      console.error(`MISSED  ${what}: ${measured}, ${limit ?? ''}`);
    return this.missed.length > 0 ? 1 : 0;
  }

  private add(what: string, value: number, kept: boolean, limit?: string): void {
    const judged = { what, measured: inWords(value), limit, kept };
    tellJudged(judged);
    if (!kept) this.missed.push(judged);
  }
}

/** Two digits behind the point for what is small, and none that says nothing. */
const inWords = (value: number): string =>
  String(Math.abs(value) < 100 ? Math.round(value * 100) / 100 : Math.round(value));
