import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const slowdown = 4;

/** A point of the screen, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

/**
 * A page on a phone's screen. Mouse and clock are the browser's own: Playwright's click runs scripts
 * of its own in the page.
 */
export class Phone {
  private constructor(
    readonly page: Page,
    private readonly browser: Browser,
    private readonly session: CDPSession,
  ) {}

  static async open(): Promise<Phone> {
    const executablePath = await findChromium();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, locale: 'it-IT' });
    // tsx gives functions their names by a helper that the page does not know.
    await page.addInitScript('globalThis.__name = (named) => named');
    return new Phone(page, browser, await page.context().newCDPSession(page));
  }

  /** Makes the processor as slow as that of a cheap phone, or as fast as it is. */
  async slow(rate: number = slowdown): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Rests with the pointer until the page is quiet: what pointing begins is not the press. */
  async pointAt({ x, y }: Place): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  /** Presses where it points. */
  async press(): Promise<void> {
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
