import { setTimeout as pause } from 'node:timers/promises';

/** People who come at a steady pace, whether or not the site keeps up with them. */
export abstract class SteadyVisits {
  /** Milliseconds that each one has waited. */
  readonly times: number[] = [];
  readonly faults: string[] = [];
  private running: Promise<void> | null = null;
  private over = false;

  constructor(private readonly perSecond: number) {}

  /**
   * What one of them does.
   * @param number how many came before
   * @param due when this one wanted to be answered, as `performance.now()` tells it
   */
  protected abstract visit(number: number, due: number): Promise<void>;

  start(): void {
    this.running = this.run();
  }

  /** Resolves when the last one has been answered. */
  async stop(): Promise<void> {
    this.over = true;
    await this.running;
  }

  private async run(): Promise<void> {
    const began = performance.now();
    const visits: Promise<void>[] = [];
    while (!this.over) {
      const due = began + (visits.length * 1000) / this.perSecond;
      await pause(Math.max(0, due - performance.now()));
      visits.push(this.visit(visits.length, due));
    }
    await Promise.all(visits);
  }
}
