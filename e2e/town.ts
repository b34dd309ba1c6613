import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, expect, test as base, type Page } from '@playwright/test';

/** An environment variable that scripts/e2e.mjs sets. */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with npm run e2e`);
  return value;
}

/** Where the running town is, and how to break it. */
export const town = {
  get siteUrl() {
    return required('STUDIUM_SITE_URL');
  },
  get cmsUrl() {
    return required('STUDIUM_CMS_URL');
  },
  get editor() {
    return {
      email: required('STUDIUM_EDITOR_EMAIL'),
      password: required('STUDIUM_EDITOR_PASSWORD'),
    };
  },
  /** The mail server that the cms sends its mails to. */
  get smtpUrl() {
    return required('STUDIUM_SMTP_URL');
  },
  /** The folder in which the mail server keeps the mails (mails.ts). */
  get mailDir() {
    return required('STUDIUM_MAIL_DIR');
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
  /** Tells those who have saved a search what is new, as the cms does by itself every hour. */
  async sendAlerts() {
    await control('/cms/alerts');
  },
  /** As a power cut would. */
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
    return required('STUDIUM_DATA_DIR');
  },
  /** What the two programs share and nobody else knows. */
  get secrets() {
    const file = join(town.dataDir, 'secrets.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Record<
      'REVALIDATE_SECRET' | 'PREVIEW_TOKEN',
      string
    >;
  },
};

async function control(path: string): Promise<void> {
  const response = await fetch(`${required('STUDIUM_CONTROL_URL')}${path}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

/**
 * A test whose page fails it on any script error or refused resource, such as a CSP violation, and is
 * touched once its code has taken over; links and forms answer before, as they do without scripts.
 */
export const test = base.extend<{ complaints: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? hydrating(page) : page);
    // The next test of the worker may get the same page: it finds Playwright's own methods again.
    Reflect.deleteProperty(page, 'goto');
    Reflect.deleteProperty(page, 'reload');
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onError = (error: Error) => complaints.push(`error: ${error.message}`);
      const onMessage = (message: ConsoleMessage) => {
        // A page that answers with an error on purpose is reported by the browser as well.
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
 * Makes each visit of a page last until it is hydrated, unless the visit says itself what it waits for.
 * The `page` of a test is so already; others, such as a second tab, are not.
 */
export function hydrating(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await untilHydrated(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilHydrated(page);
    return answer;
  };
  return page;
}

/**
 * Resolves when a page is hydrated: one of the site by the measure that Next takes, a form of the admin
 * by the attribute that Payload sets. A press before that does nothing.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-form-ready="false"]') &&
      (!document.getElementById('__next') ||
        performance.getEntriesByName('Next.js-hydration').length > 0),
  );
}

/** Marks the window, so that a later reload can be told from a client navigation. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { unloaded: false });
  });
  return () => page.evaluate(() => 'unloaded' in window);
}
