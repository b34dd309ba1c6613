import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../cms/test/freePort';
import type { Engines } from '../../../scripts/lib/browsers.mjs';
import { waitForAnswer } from '../../../scripts/lib/wait.mjs';
import type { Driver, Engine, Key, Preferences } from './Driver';
import { openDisplay } from './openDisplay';
import { withTimeout } from './withTimeout';

/** MiniBrowser's toolbar would make its window at least 447 px wide, which is wider than a phone. */
const narrowToolbar = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px }';

/** Milliseconds after which a new browser counts as hung. It takes less than one second. */
const newBrowserMs = 15_000;

/** Starts WebKitGTK with WebDriver. Each tab is a separate browser without stored data. */
export async function openWebKit(
  { webKitDriver, xvfb }: Engines,
  preferences: Preferences,
): Promise<Engine> {
  const settings = await mkdtemp(path.join(tmpdir(), 'studium-webkit-'));
  await writeSettings(path.join(settings, 'gtk-3.0'), preferences);
  const display = await openDisplay(xvfb);
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GTK_THEME: preferences.dark ? 'Adwaita:dark' : 'Adwaita',
    LANGUAGE: 'it',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Painting without OpenGL takes half the time on a machine without a graphics card, and does not crash.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    XDG_CONFIG_HOME: settings,
    // Its sandbox does not run as root, which containers use.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  let webDriver: WebKitDriver | undefined;
  const newTab = async (): Promise<Driver> => {
    webDriver ??= await startWebDriver(webKitDriver, env);
    const { url } = webDriver;
    const capabilities = { browserName: 'MiniBrowser' };
    return driverOf(
      await withTimeout(
        new Builder().usingServer(url).withCapabilities(capabilities).build(),
        newBrowserMs,
      ),
    );
  };
  return {
    // About once in a hundred times WebKitWebDriver starts no browser and waits forever.
    newTab: () =>
      newTab().catch(async () => {
        await webDriver?.close();
        webDriver = undefined;
        return newTab();
      }),
    async close() {
      await webDriver?.close();
      await display.close();
      await rm(settings, { recursive: true, force: true });
    },
  };
}

/** A running WebKitWebDriver. */
interface WebKitDriver {
  url: string;
  close(): Promise<void>;
}

async function startWebDriver(command: string, env: NodeJS.ProcessEnv): Promise<WebKitDriver> {
  const port = await freePort();
  const program = spawn(command, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const ended = once(program, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    program.kill();
    await ended;
  };
  try {
    await waitForAnswer(`${url}/status`);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** Writes GTK's settings, because WebKit reads the visitor's preferences from them. */
async function writeSettings(folder: string, { reducedMotion }: Preferences): Promise<void> {
  await mkdir(folder);
  await writeFile(path.join(folder, 'gtk.css'), narrowToolbar);
  await writeFile(
    path.join(folder, 'settings.ini'),
    `[Settings]\ngtk-enable-animations = ${reducedMotion ? 0 : 1}\n`,
  );
}

function driverOf(browser: WebDriver): Driver {
  const window = () => browser.manage().window();
  return {
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    async back() {
      await browser.executeScript('history.back()');
    },
    async forward() {
      await browser.executeScript('history.forward()');
    },
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    press: (key) => pressKey(browser, key),
    type: (text) => browser.actions().sendKeys(text).perform(),
    async click(x, y) {
      await browser.actions().move({ x, y, duration: 0 }).press().release().perform();
    },
    async drag([fromX, fromY], [toX, toY]) {
      await browser
        .actions()
        .move({ x: fromX, y: fromY, duration: 0 })
        .press()
        .move({ x: toX, y: toY, duration: 200 })
        .release()
        .perform();
    },
    async resize(width, height) {
      const chrome: number = await browser.executeScript('return outerHeight - innerHeight');
      await window().setRect({ x: 0, y: 0, width, height: height + chrome });
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    // A page that hangs blocks the end of the session; `close` of the engine ends its processes.
    close: () => withTimeout(browser.quit(), 10_000).catch(() => undefined),
  };
}

const named: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowUp: Keys.ARROW_UP,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Home: Keys.HOME,
  End: Keys.END,
};

async function pressKey(browser: WebDriver, key: Key): Promise<void> {
  const actions = browser.actions();
  if (key === 'Shift+Tab')
    await actions.keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT).perform();
  else await actions.sendKeys(named[key]).perform();
}
