/** Milliseconds for which something is taken from memory. */
const keepMs = 60_000;

/**
 * The same for what goes into kept pages: of several sites only one is told what was published, and
 * the others must not put what was before into the pages that all share.
 */
export const sharedKeepMs = process.env.REDIS_URL ? 1000 : keepMs;

/**
 * What is the same for many pages: loaded once for all that ask at the same time, and again after a
 * minute or when something was published. The minute is for programs that the message about a
 * publication does not reach.
 */
export class Memory<Value> {
  private readonly kept = new Map<string, { at: number; value: Promise<Value> }>();
  private readonly last = new Map<string, Value>();

  /** What is kept, or what is loaded now. A failure is not kept: who comes next asks again. */
  get(key: string, load: () => Promise<Value>, forMs = keepMs): Promise<Value> {
    const known = this.kept.get(key);
    if (known && Date.now() - known.at < forMs) return known.value;
    const value = load();
    this.kept.set(key, { at: Date.now(), value });
    const isCurrent = () => this.kept.get(key)?.value === value;
    value.then(
      // What was under way when something was published may be older than what came after.
      (loaded) => isCurrent() && this.last.set(key, loaded),
      () => isCurrent() && this.kept.delete(key),
    );
    return value;
  }

  /** What was loaded last, however old. */
  getLast(key: string): Value | undefined {
    return this.last.get(key);
  }

  /** Something was published. */
  forget(): void {
    this.kept.clear();
  }
}
