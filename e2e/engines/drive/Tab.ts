import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver, Json, Key } from './Driver';
import { isSeen, placeOf, selectField, takeFocus } from './inPage';
import { withTimeout } from './withTimeout';

/** Milliseconds to wait for a state, and between two looks. */
const patience = 25_000;
const pause = 50;

/** What a page may be asked for: an element stays there, and would be mistaken for nothing. */
type Value = Json | Promise<Json>;

/** A tab of any engine, as checks use it. */
export class Tab {
  /** @param site the address that paths belong to */
  constructor(
    readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a page and waits until it is hydrated: a press before that does nothing. */
  async open(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.site).href);
    await this.hydrated();
  }

  hydrated(): Promise<unknown> {
    return this.until(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  }

  /** Runs a function in the page. It sees nothing of the file that it stands in but its arguments. */
  evaluate<Args extends Json[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // esbuild gives functions their names by a helper that the page does not have.
    return this.driver.evaluate(
      `((__name) => (${String(read)})(...${JSON.stringify(args)}))((named) => named)`,
    );
  }

  /**
   * Waits until a function in the page returns something that is not false, null, 0 or ''.
   *
   * @returns what it returned
   * @throws {Error} with the function and what it returned last
   */
  async until<Args extends Json[], Result extends Value>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const result = await withTimeout(this.evaluate(read, ...args), end - Date.now());
        if (result) return result;
        last = result;
      } catch (error) {
        // The document has just been replaced by another one, or the page hangs.
        last ??= error;
      }
      await sleep(pause);
    }
    throw new Error(`${String(last)} for ${String(read)} of ${JSON.stringify(args)}`);
  }

  /** Clicks the middle of the first visible element that the selector and the text fit. */
  async click(selector: string, text = ''): Promise<void> {
    const [x, y] = await this.until(placeOf, selector, text);
    await this.driver.click(x, y);
  }

  /** Gives the keyboard to the first visible element that the selector and the text fit. */
  async focus(selector: string, text = ''): Promise<void> {
    await this.until(takeFocus, selector, text);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Types into the field whose label begins so, instead of what is in it. */
  async fill(scope: string, label: string, text: string): Promise<void> {
    await this.until(selectField, scope, label);
    await this.driver.type(text);
  }

  /** Waits until an element that the selector and the text fit can be seen. */
  async sees(selector: string, text = ''): Promise<void> {
    await this.until(isSeen, selector, text);
  }

  /** Waits until the page is at a path; parts of the address behind it do not count. */
  async isAt(path: string): Promise<void> {
    await this.until((wanted) => location.pathname === wanted, path);
  }
}
