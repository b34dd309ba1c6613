import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page, type Request, type Route } from '@playwright/test';
import { waitUntilStill } from '../waitUntilStill';

const folder = join(import.meta.dirname, '../../storybook-static');

/**
 * Requests to this origin are answered from files. A .localhost origin is a secure context, so no browser
 * API is missing.
 */
const origin = 'http://storybook.localhost';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** All stories of the built Storybook. */
export const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Answers requests with Storybook's files, and requests to other sites with an empty page. */
async function answer(route: Route): Promise<void> {
  const { origin: site, pathname } = new URL(route.request().url());
  const file = join(folder, decodeURIComponent(pathname));
  if (site !== origin) await route.fulfill({ contentType: 'text/html', body: '<title>x</title>' });
  else if (existsSync(file)) await route.fulfill({ path: file });
  else await route.fulfill({ status: 404 });
}

/** Storybook's events for the failure of a story. */
const failures = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
] as const;

/**
 * Milliseconds after which a pending request is ignored. Every request is answered at once, but the
 * browser does not report the end of some, such as those of a map's worker that stopped with its story.
 */
const ignoreAfter = 3000;

export type Theme = 'light' | 'dark';

/** The page that shows the stories: one for all of them, because a new page takes a second. */
export class Stage {
  /** Errors of the page since the last story was shown. */
  readonly complaints: string[] = [];

  private shown = '';

  /**
   * Pending requests of the preview, with their start times. Requests of other sites and videos do not
   * count.
   */
  private readonly loading = new Map<Request, number>();

  constructor(readonly page: Page) {
    page.on('request', (request) => {
      const ends = request.url().startsWith(origin) && request.resourceType() !== 'media';
      if (ends) this.loading.set(request, Date.now());
    });
    page.on('requestfinished', (request) => this.loading.delete(request));
    page.on('requestfailed', (request) => this.loading.delete(request));
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  /**
   * Opens the preview. It disables the accessibility addon's own run, because the tests run axe
   * themselves.
   */
  async open(id: string, theme: Theme = 'light'): Promise<void> {
    this.shown = id;
    await this.page.route('**/*', answer);
    await this.page.goto(
      `${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`,
    );
    await this.page.waitForFunction('document.body.classList.contains("sb-show-main")');
    await this.waitUntilSettled();
  }

  /** Shows another story without loading the page again. */
  async show(id: string): Promise<void> {
    this.complaints.length = 0;
    if (id === this.shown) return;
    this.shown = id;
    // Requests of the previous story do not matter, and the browser does not always report their end.
    this.loading.clear();
    await this.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    await this.waitUntilSettled();
  }

  /** Changes the theme as the site does. Storybook's own change renders the story again and waits 100 ms. */
  async setTheme(theme: Theme): Promise<void> {
    await this.page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
    await this.waitUntilSettled();
  }

  /** Changes the theme by the toolbar of Storybook. */
  async chooseTheme(theme: Theme): Promise<void> {
    await this.emit('updateGlobals', { globals: { theme } });
    await this.waitUntilSettled();
  }

  /** Changes args of the shown story, as its Controls do. */
  async setArgs(updatedArgs: object): Promise<void> {
    await this.emit('updateStoryArgs', { storyId: this.shown, updatedArgs });
    await this.waitUntilSettled();
  }

  /** Restores the args of the shown story, because other tests show it too. */
  async resetArgs(): Promise<void> {
    await this.emit('resetStoryArgs', { storyId: this.shown });
  }

  /** Sends an event to the preview, and waits until the story is rendered or has failed. */
  private async emit(event: string, payload: object): Promise<void> {
    const problem = await this.page.evaluate(
      ([event, payload, failures]) =>
        new Promise<string>((resolve) => {
          const channel = (
            window as unknown as {
              __STORYBOOK_ADDONS_CHANNEL__: {
                once: (event: string, listener: (detail?: unknown) => void) => void;
                emit: (event: string, payload: unknown) => void;
              };
            }
          ).__STORYBOOK_ADDONS_CHANNEL__;
          channel.once('storyRendered', () => resolve(''));
          for (const failure of failures) {
            channel.once(failure, (detail) => resolve(`${failure}: ${JSON.stringify(detail)}`));
          }
          channel.emit(event, payload);
        }),
      [event, payload, failures] as const,
    );
    if (problem) this.complaints.push(problem);
  }

  /** Waits until lazy blocks and fonts are loaded and animations have finished. */
  private async waitUntilSettled(): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await waitUntilStill(this.page);
    await expect.poll(() => this.pendingRequests(), { intervals: [20] }).toEqual([]);
  }

  /** Addresses of the pending requests. */
  private pendingRequests(): string[] {
    return [...this.loading]
      .filter(([, since]) => Date.now() - since < ignoreAfter)
      .map(([request]) => request.url());
  }
}

/** A test with a stage that all tests of a worker share. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      const stage = new Stage(page);
      await stage.open(stories[0]?.id ?? '');
      await use(stage);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
