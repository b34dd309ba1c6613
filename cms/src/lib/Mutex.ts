/** A lock that one caller has at a time, first come, first served. */
export class Mutex {
  private last: Promise<void> = Promise.resolve();

  /**
   * @param timeoutMs How long a caller waits for the lock.
   * @param createError Creates the error of a caller that has waited too long.
   */
  constructor(
    private readonly timeoutMs: number,
    private readonly createError: () => Error,
  ) {}

  /**
   * Waits for the lock and returns the function that releases it.
   *
   * @throws the error of `createError` after the timeout.
   */
  async lock(): Promise<() => void> {
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => (release = resolve));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      const fail = () => reject(this.createError());
      timer = setTimeout(fail, this.timeoutMs);
    });
    try {
      await Promise.race([before, timeout]);
      return release;
    } catch (error) {
      // Later callers still have to wait for the earlier ones.
      void before.then(release);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
