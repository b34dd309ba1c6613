import type { Rows } from './Rows';

/** Milliseconds between two looks at the database's clock. */
const every = 60_000;

/**
 * The database's clock, which is the same for all programs of a town. One of them decides within ten
 * seconds whether a token was traded by another; the clocks of their machines may differ by minutes.
 */
export class TownClock {
  /** Milliseconds by which it is ahead of this machine's. */
  private ahead = 0;

  constructor(private readonly rows: Pick<Rows, 'time'>) {}

  /** Unix milliseconds. */
  now = (): number => Date.now() + this.ahead;

  /** Sets it, now and from now on. Rejects where the database does not answer now. */
  async follow(): Promise<void> {
    setInterval(() => void this.set().catch(() => undefined), every).unref();
    await this.set();
  }

  private async set(): Promise<void> {
    const asked = Date.now();
    const there = await this.rows.time();
    const here = (asked + Date.now()) / 2;
    this.ahead = there === null ? 0 : Math.round(there - here);
  }
}
