import type { NextRouter } from 'next/router';
import { expect, test } from './town';

const pairs = [
  ['/', '/alloggi'],
  ['/en/services', '/en/universities'],
] as const;

for (const [from, to] of pairs) {
  test(`from ${from} to ${to} all styles are inserted in one task`, async ({ page }) => {
    await page.addInitScript(() => {
      // The number of inserted rules in each task.
      const tasks: number[] = [];
      const { port1, port2 } = new MessageChannel();
      let sameTask = false;
      // React also continues a render by a message. This one was sent earlier, so it arrives earlier.
      port1.onmessage = () => {
        sameTask = false;
      };
      // oxlint-disable-next-line typescript/unbound-method -- called on its sheet below
      const insertRule = CSSStyleSheet.prototype.insertRule;
      CSSStyleSheet.prototype.insertRule = function (...rule) {
        if (!sameTask) {
          sameTask = true;
          tasks.push(0);
          port2.postMessage(null);
        }
        tasks.push((tasks.pop() ?? 0) + 1);
        return insertRule.apply(this, rule);
      };
      Object.assign(window, { tasks });
    });
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    // React hydrates before it renders the next page. It sets a property on each hydrated element.
    const hydrated = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
    await expect.poll(hydrated).toBe(true);
    const inserted = await page.evaluate(async (path) => {
      const { tasks, next } = window as unknown as {
        tasks: number[];
        next: { router: NextRouter };
      };
      const complete = new Promise<number[]>((resolve) => {
        // Styles that are inserted later, on scroll or hover, do not count.
        next.router.events.on('routeChangeComplete', () => resolve([...tasks]));
      });
      // Styles that the first page still loads do not count.
      next.router.events.on('beforeHistoryChange', () => {
        tasks.length = 0;
      });
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      return complete;
    }, to);
    await expect(page).toHaveURL(to);
    expect(inserted).toHaveLength(1);
    expect(inserted[0]).toBeGreaterThan(10);
  });
}
