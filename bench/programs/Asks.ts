import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two questions. */
const everyMs = 200;

const words = ['camera', 'mensa', 'biblioteca', 'festa', 'piazza', 'universita', 'corso', 'libri'];

/** What a filter or a search asks the site for, the nth time. */
const questionOf = (n: number): string =>
  n % 2 === 0
    ? `/api/finding/accommodations?locale=it&rooms=${1 + (n % 3)}&price-to=${300 + (n % 500)}`
    : `/api/search?locale=it&q=${words[n % words.length] ?? ''}+${String(n)}`;

/** Visitors who filter and search, each from an address of their own: nobody may ask without end. */
export class Asks {
  count = 0;
  readonly faults: string[] = [];
  private running: Promise<void> | null = null;
  private over = false;

  constructor(private readonly site: string) {}

  start(): void {
    this.running = this.run();
  }

  /** Resolves when the last one has been answered. */
  async stop(): Promise<void> {
    this.over = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.over) {
      await Promise.all([pause(everyMs), this.ask(this.count)]);
      this.count += 1;
    }
  }

  private async ask(n: number): Promise<void> {
    const question = questionOf(n);
    const headers = { 'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}` };
    const answer = await fetch(this.site + question, { headers }).catch(() => null);
    await answer?.text();
    if (!answer?.ok) this.faults.push(`${question}: ${String(answer?.status ?? 'no answer')}`);
  }
}
