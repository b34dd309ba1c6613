import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/browsers.mjs';

/** Starts Chromium as people use it, without a window. @param args more arguments for it */
export const openBrowser = async (...args: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', ...args] });
