import type { Engines } from '../../../scripts/lib/browsers.mjs';
import type { Engine, EngineName, Preferences } from './Driver';
import { openChromium, openFirefox } from './puppeteer';
import { openWebKit } from './webKit';

/** Starts one of the three engines. */
export function openEngine(
  name: EngineName,
  programs: Engines,
  preferences: Preferences = {},
): Promise<Engine> {
  const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }[name];
  return open(programs, preferences);
}
