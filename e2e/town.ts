import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, expect, test as base, type Page } from '@playwright/test';

/** Reads an environment variable that scripts/lib/e2e.mjs sets. */
function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm run e2e`);
  return value;
}

/** The addresses of the running town, and functions that stop and start its programs. */
export const town = {
  get siteUrl() {
    return requireEnv('STUDIUM_SITE_URL');
  },
  get cmsUrl() {
    return requireEnv('STUDIUM_CMS_URL');
  },
  get editor() {
    return {
      email: requireEnv('STUDIUM_EDITOR_EMAIL'),
      password: requireEnv('STUDIUM_EDITOR_PASSWORD'),
    };
  },
  /** The mail server of the cms. */
  get smtpUrl() {
    return requireEnv('STUDIUM_SMTP_URL');
  },
  /** The folder where the mail server stores the mails (mails.ts). */
  get mailDir() {
    return requireEnv('STUDIUM_MAIL_DIR');
  },
  async stopMailServer() {
    await control('/mails/stop');
  },
  async startMailServer() {
    await control('/mails/start');
  },
  async stopCms() {
    await control('/cms/stop');
  },
  /** Sends the mails of saved searches, as the cms does every hour. */
  async sendAlerts() {
    await control('/cms/alerts');
  },
  /** Sends owners the question whether their homes are still free, as the cms does every hour by day. */
  async sendOwnerQuestions() {
    await control('/cms/owners');
  },
  /** Kills the cms without a shutdown. */
  async killCms() {
    await control('/cms/kill');
  },
  /** Resolves when the cms answers again. */
  async startCms() {
    await control('/cms/start');
  },
  async stopSite() {
    await control('/site/stop');
  },
  /** Resolves when the site answers again. */
  async startSite() {
    await control('/site/start');
  },
  get dataDir() {
    return requireEnv('STUDIUM_DATA_DIR');
  },
  /** The build of the site. */
  get distDir() {
    return requireEnv('STUDIUM_DIST_DIR');
  },
  /** The secrets that the two programs share. */
  get secrets() {
    const file = join(town.dataDir, 'secrets.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Record<
      'REVALIDATE_SECRET' | 'PREVIEW_TOKEN',
      string
    >;
  },
};

async function control(path: string): Promise<void> {
  const response = await fetch(`${requireEnv('STUDIUM_CONTROL_URL')}${path}`, { method: 'POST' });
  // The answer contains the reason, see scripts/lib/control.mjs.
  if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
}

/**
 * A test that fails on any script error or blocked resource of its page, such as a CSP violation. Its page
 * waits for hydration after each visit, although links and forms already work before it.
 */
export const test = base.extend<{ complaints: string[]; plainPage: Page }>({
  /** A page of a browser without JavaScript. */
  plainPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    await use(await context.newPage());
    await context.close();
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? withHydration(page) : page);
    // The next test of the worker may reuse the page, so restore Playwright's own methods.
    Reflect.deleteProperty(page, 'goto');
    Reflect.deleteProperty(page, 'reload');
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onError = (error: Error) => complaints.push(`error: ${error.stack ?? error.message}`);
      const onMessage = (message: ConsoleMessage) => {
        // The browser also reports pages that answer with an expected error status.
        if (message.type() === 'error' && !/status of (404|50[03])/.test(message.text())) {
          complaints.push(`console: ${message.text()}`);
        }
      };
      page.on('pageerror', onError).on('console', onMessage);
      await use(complaints);
      page.off('pageerror', onError).off('console', onMessage);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Makes `goto` and `reload` wait until the page is hydrated, unless a call sets `waitUntil`. The `page`
 * fixture already waits; other pages, such as a second tab, do not.
 */
export function withHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await waitUntilHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await waitUntilHydrated(page);
    return answer;
  };
  return page;
}

/**
 * Waits until a page is hydrated, because a click before that has no effect. For the site it uses Next's
 * performance entry, for forms of the admin Payload's attribute.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-form-ready="false"]') &&
      (!document.getElementById('__next') ||
        performance.getEntriesByName('Next.js-hydration').length > 0),
  );
}

/**
 * Marks the window. The returned function says whether the window is still the same, so no document was
 * loaded.
 */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
  });
  return () => page.evaluate(() => 'isSameDocument' in window);
}
