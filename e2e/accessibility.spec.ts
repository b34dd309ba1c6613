import { violationsOf } from './axe';
import { expectToFit } from './expectToFit';
import { routeTypes } from './routeTypes';
import { expect, test } from './town';

for (const { name, paths } of routeTypes)
  test(`${name} has no axe violations on a phone, and fits every width`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.it);
    expect.soft(await violationsOf(page, { bestPractice: true })).toEqual([]);
    await expectToFit(page);
  });
