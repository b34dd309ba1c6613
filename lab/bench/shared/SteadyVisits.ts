import { setTimeout as pause } from 'node:timers/promises';

/** Visits at a constant rate, also when the site is too slow for them. */
export abstract class SteadyVisits {
  /** The wait of each visit in milliseconds. */
  readonly times: number[] = [];
  readonly faults: string[] = [];
  private running: Promise<void> | null = null;
  private isOver = false;

  constructor(private readonly perSecond: number) {}

  /**
   * Does one visit.
   * @param number the number of earlier visits
   * @param due the moment at which the visit should start, as `performance.now()`
   */
  protected abstract visit(number: number, due: number): Promise<void>;

  start(): void {
    this.running = this.run();
  }

  /** Resolves when the last visit has ended. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async run(): Promise<void> {
    const began = performance.now();
    const visits: Promise<void>[] = [];
    while (!this.isOver) {
      const due = began + (visits.length * 1000) / this.perSecond;
      await pause(Math.max(0, due - performance.now()));
      visits.push(this.visit(visits.length, due));
    }
    await Promise.all(visits);
  }
}
