import type { Page } from '@playwright/test';
import { expect } from './town';

/** From the narrowest phone, or a desk at 400 % (WCAG 1.4.10), to a wide desk; in pixels. */
const widths = [320, 360, 768, 1280, 1600];

/** The page that is open scrolls downwards alone, whatever the width of the window. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
