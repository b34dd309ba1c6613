import { LogSafeError } from '../logs/LogSafeError';

/** Lets one piece of work at a time go on, in the order in which they came. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** @param patience Milliseconds after which a piece of work waits no longer. */
  constructor(private readonly patience: number) {}

  /**
   * Resolves when it is this one's turn, with what ends the turn.
   *
   * @throws Error when the others take too long.
   */
  async take(): Promise<() => void> {
    const before = this.last;
    let end = (): void => {};
    this.last = new Promise((resolve) => (end = resolve));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fail = () => reject(new LogSafeError('The database is busy with another write.'));
      timer = setTimeout(fail, this.patience);
    });
    try {
      await Promise.race([before, late]);
      return end;
    } catch (error) {
      // Those behind still wait for those before.
      void before.then(end);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
