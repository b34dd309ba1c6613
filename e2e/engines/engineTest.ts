import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { requireEngines } from '../../scripts/lib/engines.mjs';
import { expect, town } from '../town';
import type { Engine, EngineName, Preferences } from './drive/Driver';
import { openEngine } from './drive/openEngine';
import { Tab } from './drive/Tab';
import { ProbedSite } from './site/ProbedSite';

/** What a project chooses. */
export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** Started once for all tests. */
  engine: Engine;
}

interface Fixtures {
  /** What the visitor has set in the system; a browser of its own is started for it. */
  preferences: Preferences | undefined;
  site: ProbedSite;
  /** A new tab at 1280 × 900. Its test fails on any error of a script or refused resource. */
  tab: Tab;
}

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A test that each of the three engines runs, but for those that its tags name (`@not-webkit`). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  preferences: [undefined, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName, await requireEngines());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  // Playwright reads the names of fixtures out of this parameter.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await ProbedSite.open(town.siteUrl);
    await use(site);
    await site.shut();
  },
  tab: async ({ engine, engineName, preferences, site }, use, testInfo) => {
    const own = preferences && (await openEngine(engineName, await requireEngines(), preferences));
    const driver = await (own ?? engine).newTab();
    try {
      await driver.resize(desk.width, desk.height);
      await use(new Tab(driver, site.url));
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('screen.png'), await driver.screenshot());
    } finally {
      await driver.close();
      await own?.close();
    }
    expect(site.complaints).toEqual([]);
  },
});

export { expect, town };
