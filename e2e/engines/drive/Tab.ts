import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver, Json, Key } from './Driver';
import { isVisible, findClickPoint, selectField, focusElement } from './inPage';
import { withTimeout } from './withTimeout';

/** Milliseconds to wait for a state, and between two attempts. */
const timeoutMs = 25_000;
const pause = 50;

/** A value that a page can return. Elements are not JSON, so they would arrive as empty. */
type Value = Json | Promise<Json>;

/** A tab of any engine, with the methods that tests use. */
export class Tab {
  /** @param site the origin of all paths */
  constructor(
    readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a page and waits until it is hydrated, because a click before that has no effect. */
  async open(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.site).href);
    await this.waitForHydration();
  }

  waitForHydration(): Promise<unknown> {
    return this.waitFor(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  }

  /** Runs a function in the page. It can use its arguments, but nothing else from its file. */
  evaluate<Args extends Json[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // esbuild calls a helper `__name` to name functions; the page does not have it.
    return this.driver.evaluate(
      `((__name) => (${String(read)})(...${JSON.stringify(args)}))((named) => named)`,
    );
  }

  /**
   * Waits until a function in the page returns a value that is not false, null, 0 or ''.
   *
   * @returns that value
   * @throws {Error} with the function and its last value
   */
  async waitFor<Args extends Json[], Result extends Value>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + timeoutMs;
    let last: unknown;
    while (Date.now() < end) {
      try {
        const result = await withTimeout(this.evaluate(read, ...args), end - Date.now());
        if (result) return result;
        last = result;
      } catch (error) {
        // Another document has just replaced this one, or the page hangs.
        last ??= error;
      }
      await sleep(pause);
    }
    throw new Error(`${String(last)} for ${String(read)} of ${JSON.stringify(args)}`);
  }

  /** Clicks the middle of the first visible element that matches the selector and the text. */
  async click(selector: string, text = ''): Promise<void> {
    const [x, y] = await this.waitFor(findClickPoint, selector, text);
    await this.driver.click(x, y);
  }

  /** Focuses the first visible element that matches the selector and the text. */
  async focus(selector: string, text = ''): Promise<void> {
    await this.waitFor(focusElement, selector, text);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Replaces the text of the field whose label begins with `label`. */
  async fill(scope: string, label: string, text: string): Promise<void> {
    await this.waitFor(selectField, scope, label);
    await this.driver.type(text);
  }

  /** Waits until an element that matches the selector and the text is visible. */
  async waitForVisible(selector: string, text = ''): Promise<void> {
    await this.waitFor(isVisible, selector, text);
  }

  /** Waits until the page has this path; its query and hash do not count. */
  async waitForPath(path: string): Promise<void> {
    await this.waitFor((wanted) => location.pathname === wanted, path);
  }
}
