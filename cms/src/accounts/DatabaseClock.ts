import type { Rows } from './Rows';

/** Milliseconds between two readings of the database's clock. */
const intervalMs = 60_000;

/**
 * The database's clock, which all programs share. A program must decide within a grace period of ten seconds
 * whether another one has rotated a token, but the clocks of their machines may differ by minutes.
 */
export class DatabaseClock {
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  private offset = 0;

  constructor(private readonly rows: Pick<Rows, 'readTime'>) {}

  /** Unix milliseconds. */
  now = (): number => Date.now() + this.offset;

  /** Reads the clock now and then regularly. Rejects if the first reading fails. */
  async start(): Promise<void> {
    setInterval(() => void this.synchronize().catch(() => undefined), intervalMs).unref();
    await this.synchronize();
  }

  private async synchronize(): Promise<void> {
    const started = Date.now();
    const there = await this.rows.readTime();
    const here = (started + Date.now()) / 2;
    this.offset = there === null ? 0 : Math.round(there - here);
  }
}
