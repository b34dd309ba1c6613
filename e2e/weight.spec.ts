import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './town';

/** kB (1,000 bytes) of gzipped JavaScript at the first visit. */
const budgets = { content: 150, archive: 158 };

const pages = [
  ['/', 'content'],
  ['/en', 'content'],
  ['/credits', 'content'],
  ['/privacy', 'content'],
  ['/alloggi', 'archive'],
  ['/en/accommodations', 'archive'],
  ['/atenei', 'archive'],
  ['/servizi', 'archive'],
  ['/eventi', 'archive'],
  ['/news', 'archive'],
] as const;

/** The scripts that a page's HTML names and a modern browser runs. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const files = [...html.matchAll(/<script[^>]*>/g)]
    .filter(([tag]) => !/nomodule/i.test(tag))
    .flatMap(([tag]) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
  return Promise.all(files.map(async (file) => (await request.get(file)).text()));
}

async function kiloBytes(request: APIRequestContext, path: string): Promise<number> {
  const scripts = await scriptsOf(request, path);
  return scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

for (const [path, kind] of pages) {
  test(`${path} brings at most ${budgets[kind]} kB of scripts`, async ({ request }) => {
    const weight = await kiloBytes(request, path);
    // Less than Next alone would mean that the scripts were not found.
    expect(weight).toBeGreaterThan(100);
    expect(weight).toBeLessThanOrEqual(budgets[kind]);
  });
}

for (const [list, kind] of [
  ['/alloggi', 'accommodation'],
  ['/eventi', 'event'],
  ['/news', 'article'],
] as const) {
  test(`the page of an ${kind} brings at most ${budgets.content} kB`, async ({ page, request }) => {
    await page.goto(list);
    const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const path = (await first.getAttribute('href')) ?? '';
    expect(await kiloBytes(request, path)).toBeLessThanOrEqual(budgets.content);
  });
}
