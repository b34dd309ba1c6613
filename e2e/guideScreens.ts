import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

export type Language = 'it' | 'en';

/** The part of the window that a screenshot shows, in pixels. */
interface Crop {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

const fileOf = (language: Language, name: string): string =>
  fileURLToPath(new URL(`../docs/editors/${language}/screens/${name}.webp`, import.meta.url));

/** Whether the test writes the screenshots. */
const areScreensWanted = Boolean(process.env.UPDATE_DOCS);

/**
 * Takes a screenshot for the editors' guide and writes it to the guide, if the environment variable `UPDATE_DOCS` is
 * set. Otherwise it does nothing, because the test has already checked what the screenshot would show.
 */
export async function takeScreen(
  page: Page,
  language: Language,
  name: string,
  { x = 0, y = 0, width = 1280 - x, height = 900 - y }: Crop = {},
): Promise<void> {
  if (!areScreensWanted) return;
  const png = await page.screenshot({
    clip: { x, y, width, height },
    animations: 'disabled',
    style: '.payload-toast-container { visibility: hidden }',
  });
  await sharp(png)
    .webp({ quality: 62, effort: 6, smartSubsample: true })
    .toFile(fileOf(language, name));
}

/** Waits until an element is more than one coloured area, before a screenshot is taken. */
export async function untilPainted(element: Locator): Promise<void> {
  if (!areScreensWanted) return;
  const measureEntropy = async () => (await sharp(await element.screenshot()).stats()).entropy;
  await expect.poll(measureEntropy, { timeout: 60_000 }).toBeGreaterThan(0.5);
}

/** The crop from the top of the window to the end of an element. */
export async function upTo(element: Locator, margin = 24): Promise<Crop> {
  const box = await element.boundingBox();
  return box ? { height: Math.min(900, Math.round(box.y + box.height) + margin) } : {};
}
