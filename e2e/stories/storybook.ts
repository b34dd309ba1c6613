import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page, type Request, type Route } from '@playwright/test';
import { untilStill } from '../untilStill';

const folder = join(import.meta.dirname, '../../storybook-static');

/** Answered from the files; .localhost counts as secure, so that nothing is missing in the page. */
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

/** Every story of the built Storybook. */
export const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** Storybook's own files; other sites are there, and say nothing. */
async function answer(route: Route): Promise<void> {
  const { origin: site, pathname } = new URL(route.request().url());
  const file = join(folder, decodeURIComponent(pathname));
  if (site !== origin) await route.fulfill({ contentType: 'text/html', body: '<title>x</title>' });
  else if (existsSync(file)) await route.fulfill({ path: file });
  else await route.fulfill({ status: 404 });
}

/** How Storybook calls what can go wrong with a story. */
const failures = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
] as const;

/**
 * Milliseconds after which a request does not count any more. All are answered at once, but the browser does
 * not report the end of some, such as those of a map's worker that was stopped with its story.
 */
const lostAfter = 3000;

export type Theme = 'light' | 'dark';

/** Where stories are shown: one page for all of them, since a new one takes a second. */
export class Stage {
  /** Errors of the page since the last story was shown. */
  readonly complaints: string[] = [];

  private shown = '';

  /** Requests of the preview that have not ended, and when they began. Frames of other sites and films do not count. */
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

  /** The accessibility addon's own run would get in the way of the tests'. */
  async open(id: string, theme: Theme = 'light'): Promise<void> {
    this.shown = id;
    await this.page.route('**/*', answer);
    await this.page.goto(
      `${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};a11y.manual:!true`,
    );
    await this.page.waitForFunction('document.body.classList.contains("sb-show-main")');
    await this.settled();
  }

  /** Shows another story without loading the page again. */
  async show(id: string): Promise<void> {
    this.complaints.length = 0;
    if (id === this.shown) return;
    this.shown = id;
    // Requests of the previous story do not matter, and the browser does not always report their end.
    this.loading.clear();
    await this.tell('setCurrentStory', { storyId: id, viewMode: 'story' });
    await this.settled();
  }

  async dress(theme: Theme): Promise<void> {
    await this.tell('updateGlobals', { globals: { theme } });
    await this.settled();
  }

  /** Tells the preview, and waits until it says that the story stands, or why it does not. */
  private async tell(event: string, payload: object): Promise<void> {
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

  /** Lazily loaded blocks are there, fonts too, and nothing moves any more. */
  private async settled(): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await untilStill(this.page);
    await expect.poll(() => this.unfinished(), { intervals: [20] }).toEqual([]);
  }

  /** Addresses of what the story still loads. */
  private unfinished(): string[] {
    return [...this.loading]
      .filter(([, since]) => Date.now() - since < lostAfter)
      .map(([request]) => request.url());
  }
}

/** A test with a stage that the tests of a worker share. */
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
