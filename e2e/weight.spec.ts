import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { budgets } from '../bench/budgets.mjs';
import { everyPage, routeTypes } from './routeTypes';
import { expect, test } from './town';

const { counted } = budgets;

const kiloBytes = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** The scripts and style sheets that a page's HTML names and a modern browser takes. */
async function filesOf(request: APIRequestContext, html: string) {
  const textOf = async (file = '') => (await request.get(file)).text();
  const scripts = [...html.matchAll(/<script[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([tag]) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return {
    scripts: await Promise.all(scripts.map(textOf)),
    styles: [...inline, ...(await Promise.all(sheets.map(textOf)))],
    data: /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  };
}

for (const { name, kind, locale, path } of everyPage(routeTypes)) {
  test(`${name} (${locale}) keeps to its scripts, styles and data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { scripts, styles, data } = await filesOf(request, html);
    // Less than Next alone would mean that the scripts were not found.
    expect(kiloBytes(scripts)).toBeGreaterThan(100);
    expect.soft(kiloBytes(scripts), 'scripts').toBeLessThanOrEqual(counted.scripts[kind]);
    expect.soft(kiloBytes(styles), 'styles').toBeLessThanOrEqual(counted.styles);
    expect(data).toContain('"props"');
    expect.soft(kiloBytes([data]), 'data').toBeLessThanOrEqual(counted.data);
  });
}

interface FirstView {
  kB: number;
  fonts: { files: number; kB: number };
  others: string[];
  layoutShift: number;
}

/** All that came before anything was touched: bodies as transferred, without their HTTP headers. */
const firstView = async (): Promise<FirstView> => {
  const [page] = performance.getEntriesByType('navigation');
  const loaded = [...(page ? [page] : []), ...performance.getEntriesByType('resource')].filter(
    (entry) => entry instanceof PerformanceResourceTiming,
  );
  const kB = (some: PerformanceResourceTiming[]) =>
    some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  const fonts = loaded.filter(({ name }) => name.endsWith('.woff2'));
  const others = loaded.map(({ name }) => name).filter((url) => !url.startsWith(location.origin));
  const layoutShift = await new Promise<number>((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      // Of a type that TypeScript's library does not know yet.
      for (const shift of list.getEntries()) sum += 'value' in shift ? Number(shift.value) : 0;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was recorded before is told in a task of its own.
    setTimeout(() => resolve(sum), 100);
  });
  return { kB: kB(loaded), fonts: { files: fonts.length, kB: kB(fonts) }, others, layoutShift };
};

test.describe('the first view on a phone', () => {
  // The one that Lighthouse plays.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });

  // A page of films is as heavy as its films.
  const types = routeTypes.filter(({ name }) => name !== 'page with pictures');
  for (const { name, locale, path } of everyPage(types)) {
    test(`of ${name} (${locale}) is light and stays where it is`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { kB, fonts, others, layoutShift } = await page.evaluate(firstView);
      const most = name === 'home' ? counted.firstView.home : counted.firstView.inner;
      // Scripts alone are more: less would mean that nothing was counted.
      expect(kB).toBeGreaterThan(100);
      expect.soft(kB, 'kB').toBeLessThanOrEqual(most);
      expect.soft(fonts.files, 'fonts').toBeLessThanOrEqual(counted.fonts.files);
      expect.soft(fonts.kB, 'kB of fonts').toBeLessThanOrEqual(counted.fonts.kB);
      expect.soft(others, 'requests to others').toHaveLength(counted.thirdPartyRequests);
      expect.soft(layoutShift, 'layout shift').toBeLessThanOrEqual(counted.layoutShift);
    });
  }
});
