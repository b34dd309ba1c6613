/** What a benchmark holds its numbers to. */
export class Targets {
  private readonly missed: string[] = [];

  /** Notes a number that is over its limit, or none at all. */
  atMost(what: string, value: number, limit: number): void {
    if (!(value <= limit)) this.missed.push(`${what}: ${value.toFixed(2)}, at most ${limit}`);
  }

  /** Tells what was missed; the program's exit code. */
  conclude(): 0 | 1 {
    for (const line of this.missed) console.log(`MISSED  ${line}`);
    return this.missed.length > 0 ? 1 : 0;
  }
}
