import type { Locator } from '@playwright/test';
import { sendOperation, registerAndLogIn } from './account';
import { expect, test } from './town';

/** Pairs of visible links and buttons in the header that overlap. */
const overlaps = (header: Locator) =>
  header.evaluate((element) => {
    const parts = [...element.querySelectorAll<HTMLElement>('a, button')].filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 1 && height > 1;
    });
    return parts.flatMap((part, index) => {
      const own = part.getBoundingClientRect();
      return parts.slice(index + 1).flatMap((other) => {
        const its = other.getBoundingClientRect();
        const isOver = own.right > its.left + 0.5 && its.right > own.left + 0.5;
        return isOver ? [`${part.textContent} / ${other.textContent}`] : [];
      });
    });
  });

test('the account link shows the full name from 768 px on, and cuts a long name off at 150 px', async ({
  page,
}) => {
  await registerAndLogIn(page);
  const fullName = 'Maddalena Terraferma di Castelmora';
  const renamed = await sendOperation(page, 'UpdateViewer', { fullName });
  expect(renamed.status(), await renamed.text()).toBe(200);
  for (const [address, greeting] of [
    ['/alloggi', `Ciao, ${fullName}`],
    ['/en/accommodations', `Hello, ${fullName}`],
  ] as const) {
    await page.goto(address);
    const header = page.getByRole('banner');
    const link = header.locator('[data-account]');
    await expect(link).toHaveAttribute('aria-label', new RegExp(fullName));
    const words = link.getByText(greeting);
    await expect(words).toHaveCSS('text-overflow', 'ellipsis');
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width < 768) await expect(words).toBeHidden();
      else {
        await expect(words).toBeVisible();
        const box = await words.boundingBox();
        expect(box?.width, `at ${width} px`).toBeGreaterThan(140);
        expect(box?.width, `at ${width} px`).toBeLessThanOrEqual(150);
      }
      expect(await overlaps(header), `${address} at ${width} px`).toEqual([]);
      expect(await header.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
});
