import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { untilStill } from './untilStill';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeOptions {
  bestPractice?: boolean;
  without?: string[];
  /** These alone. */
  rules?: string[];
}

/**
 * What axe finds wrong by WCAG 2.2 AA, and by what is best practice where that is asked for. What
 * is still fading in has other colours than it will have: axe looks when nothing moves any more.
 */
export async function violationsOf(
  page: Page,
  { bestPractice = false, without = [], rules }: AxeOptions = {},
): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: RunOptions = {
    runOnly: rules ?? (bestPractice ? [...wcag, 'best-practice'] : wcag),
    // To describe all that is right takes longer than to look at it.
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  const found = violations.filter(({ id }) => !without.includes(id));
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
