import type { Page } from '@playwright/test';
import { expect } from './town';

/** Pixels: from the narrowest phone, or a desktop at 400 % (WCAG 1.4.10), to a wide desktop. */
const everyWidth = [320, 360, 768, 1280, 1600];

/** Checks that the open page does not scroll sideways at any of the widths. */
export async function expectToFit(page: Page, widths = everyWidth): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
