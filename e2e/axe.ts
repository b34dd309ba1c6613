import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { waitUntilStill } from './waitUntilStill';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules for a second theme, because the themes differ in their colours only. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  bestPractice?: boolean;
  without?: string[];
  /** Runs only these rules. */
  rules?: string[];
}

/**
 * The violations of WCAG 2.2 AA on a page, and of axe's best practices if requested. Waits until
 * animations have finished, because an element that is fading in has other colours.
 */
export async function violationsOf(
  page: Page,
  { bestPractice = false, without = [], rules }: AxeOptions = {},
): Promise<string[]> {
  await waitUntilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: RunOptions = {
    runOnly: rules ?? (bestPractice ? [...wcag, 'best-practice'] : wcag),
    // Details of passed checks are not needed and take long to collect.
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  const reported = violations.filter(({ id }) => !without.includes(id));
  return reported.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
