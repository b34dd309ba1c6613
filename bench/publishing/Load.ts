import { setTimeout as pause } from 'node:timers/promises';

/** What visitors get who come at a steady pace, whether or not the site keeps up with them. */
export class Load {
  /** Milliseconds from the moment a visitor wanted the page until it was there. */
  readonly times: number[] = [];
  readonly faults: string[] = [];
  private running: Promise<void> | null = null;
  private over = false;

  constructor(
    private readonly site: string,
    private readonly paths: readonly string[],
    private readonly perSecond: number,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Resolves when the last visitor has been answered. */
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
      const path = this.paths[visits.length % this.paths.length] ?? '/';
      visits.push(this.visit(path, due));
    }
    await Promise.all(visits);
  }

  private async visit(path: string, due: number): Promise<void> {
    const fault = await faultOf(`${this.site}${path}`);
    this.times.push(performance.now() - due);
    if (fault) this.faults.push(`${path}: ${fault}`);
  }
}

/** What is wrong with a page; null for a whole one. */
async function faultOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!html.endsWith('</html>')) return `cut off after ${html.length} characters`;
    return /<h1[^>]*>(?:<[^>]+>)*[^<\s]/.test(html) ? null : 'no heading';
  } catch (error) {
    return String(error);
  }
}
