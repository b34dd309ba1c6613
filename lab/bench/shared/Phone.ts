import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser } from './openBrowser';

const slowdown = 4;

/** A point on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * A page on a phone's screen. It uses the browser's mouse events directly, because Playwright's click runs
 * additional scripts in the page.
 */
export class Phone {
  private constructor(
    readonly page: Page,
    private readonly browser: Browser,
    private readonly session: CDPSession,
  ) {}

  static async open(): Promise<Phone> {
    const browser = await openBrowser();
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, locale: 'it-IT' });
    // tsx compiles functions with the helper __name, which the page does not define.
    await page.addInitScript('globalThis.__name = (named) => named');
    return new Phone(page, browser, await page.context().newCDPSession(page));
  }

  /** Slows the processor down by a factor, by default to that of a cheap phone. */
  async slow(rate: number = slowdown): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Moves the pointer and waits until the page is idle, so that hover effects do not count as the press. */
  async pointAt({ x, y }: Point): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  /** Presses at the pointer. */
  async press(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
