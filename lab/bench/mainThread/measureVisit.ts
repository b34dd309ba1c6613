import type { Browser } from '@playwright/test';
import { phone } from '../../../e2e/pageWeight';
import { categories, type MainThreadTimes, readTrace } from './readTrace';

/** Bits per second and milliseconds of a slow mobile connection, as Lighthouse uses them. */
const network = { down: 1_600_000, up: 750_000, latencyMs: 150 };

/** Milliseconds without a request after which a visit ends: by then the page has hydrated. */
const idleMs = 1500;

/**
 * Visits a page for the first time on a phone, and sums up what its main thread does.
 *
 * @param slowdown the factor by which the phone's processor is slower than this machine's
 */
export async function measureVisit(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<MainThreadTimes> {
  const context = await browser.newContext({ ...phone, hasTouch: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(idleMs);
    return readTrace((await browser.stopTracing()).toString());
  } finally {
    await context.close();
  }
}
