import { defineConfig } from '@playwright/test';
import { fullOnly } from '../browser';
import { engineNames } from './drive/Driver';
import type { EngineOptions } from './engineTest';

/** Chromium runs only these files, in the full run: the tests of `e2e/*.spec.ts` run in Chromium and cover the others. */
const inChromium = ['appearance.full', 'overlays.full', 'pages', 'pages.full', 'pictures.full'];

/**
 * Playwright runs the tests, but `drive/Driver.ts` drives the browsers. Each engine has one worker, so the
 * three run in parallel.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  workers: engineNames.length,
  fullyParallel: false,
  projects: engineNames.map((name) => ({
    name,
    workers: 1,
    testMatch: name === 'chromium' ? inChromium.map((file) => `${file}.spec.ts`) : '*.spec.ts',
    testIgnore: name === 'chromium' && fullOnly.length > 0 ? '**' : fullOnly,
    grepInvert: new RegExp(`@not-${name}\\b`),
    use: { engineName: name },
  })),
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 25_000 },
  outputDir: '../../test-results/engines',
});
