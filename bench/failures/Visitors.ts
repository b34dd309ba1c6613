import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';
import { lookOfPage } from './looks';

/** Visitors a second. */
const pace = 20;

/** People who come at a steady pace and look at pages that were shown before. */
export class Visitors {
  readonly times: number[] = [];
  readonly faults: string[] = [];
  private running: Promise<void> | null = null;
  private over = false;

  constructor(
    private readonly url: string,
    private readonly paths: readonly string[],
    /** Nginx has nothing for who is logged in, and asks a site: so it is for every other one. */
    private readonly logIn: boolean,
  ) {}

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
      const due = began + (visits.length * 1000) / pace;
      await pause(Math.max(0, due - performance.now()));
      visits.push(this.visit(visits.length));
    }
    await Promise.all(visits);
  }

  private async visit(number: number): Promise<void> {
    const path = this.paths[number % this.paths.length] ?? '/';
    const isKnown = this.logIn && number % 2 === 0;
    const headers = { cookie: isKnown ? 'REFRESH_TOKEN=none' : 'theme=dark' };
    const { outcome, status, ms } = lookOfPage(await ask(`${this.url}${path}`, { headers }));
    this.times.push(ms);
    if (outcome !== 'good') this.faults.push(`${path}: ${outcome}, status ${status}`);
  }
}
