import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { requireEngines } from '../../scripts/lib/browsers.mjs';
import { expect, town } from '../town';
import type { Engine, EngineName, Preferences } from './drive/Driver';
import { openEngine } from './drive/openEngine';
import { Tab } from './drive/Tab';
import { ProbedSite } from './site/ProbedSite';

/** The options of a Playwright project. */
export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** The engine that all tests of a worker share. */
  engine: Engine;
}

interface Fixtures {
  /** System preferences of the visitor. If they are set, the test starts its own browser with them. */
  preferences: Preferences | undefined;
  site: ProbedSite;
  /** A new tab of 1280 × 900 px. Its test fails on any script error or blocked resource. */
  tab: Tab;
}

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A test that runs in the engines of `playwright.config.ts`, unless a tag excludes one (`@not-webkit`). */
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
  // Playwright reads the names of the fixtures from this parameter.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await ProbedSite.open(town.siteUrl);
    await use(site);
    await site.shutDown();
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
