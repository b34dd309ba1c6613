import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { registerAndLogIn } from './account';
import { expectToFit } from './expectToFit';
import { openProxy } from './openProxy';
import { expect, test, town } from './town';

// Without network the browser reports every request that fails.
test.use({ serviceWorkers: 'allow', complaints: [] });

// The next test reuses the context, which would still be offline.
test.afterEach(({ context }) => context.setOffline(false));

/** The paths that the service worker has cached, by cache. */
const cachesOf = (page: Page) =>
  page.evaluate(async () => {
    const paths: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      paths[name] = keys.map(({ url }) => url.slice(location.origin.length));
    }
    return paths;
  });

const cachedPaths = async (page: Page) => Object.values(await cachesOf(page)).flat();

/** Opens a page and waits until it is cached. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => cachedPaths(page)).toContain(path);
}

/** Records the paths of responses that must not be cached: they set cookies or are marked as private. */
function watchPersonal(context: BrowserContext): Set<string> {
  const personal = new Set<string>();
  context.on('response', (response) => {
    void response.allHeaders().then((headers) => {
      const isPersonal =
        'set-cookie' in headers || /no-store|private/.test(headers['cache-control'] ?? '');
      const { origin, pathname, search } = new URL(response.url());
      if (isPersonal && origin === town.siteUrl) personal.add(pathname + search);
    });
  });
  return personal;
}

test('without network visited pages and favourites can be read, but not the account', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const personal = watchPersonal(context);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await registerAndLogIn(page);
  await read(page, '/');
  await page.goto('/alloggi');
  const first = main.getByRole('article').first().getByRole('link').first();
  const room = (await first.getAttribute('href')) ?? '';
  await read(page, room);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await main
    .getByRole('button', { name: /preferiti/ })
    .first()
    .click();
  const saved = () => page.evaluate(() => localStorage.getItem('saved') ?? '');
  await expect.poll(saved).toContain(room);
  await page.goto('/account');
  await expect(heading('Ciao, Ada')).toBeVisible();
  await page.goto('/cerca?q=casa');

  // A client-side navigation, which does not request the HTML of the page.
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Eventi' }).first().click();
  await expect(page).toHaveURL(/\/eventi$/);
  await expect.poll(() => cachedPaths(page)).toContain('/eventi');

  await test.step('no personal response is cached', async () => {
    const paths = await cachedPaths(page);
    expect(personal.size).toBeGreaterThan(3);
    expect(paths.filter((path) => personal.has(path))).toEqual([]);
    expect(paths.filter((path) => /^\/(en\/)?(api|account|login|cerca)/.test(path))).toEqual([]);
    expect(paths.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  });

  await context.setOffline(true);
  await test.step('a visited page is shown', async () => {
    await page.goto(room);
    await expect(heading(title)).toBeVisible();
    await page.goto('/eventi');
    await expect(heading('Eventi')).toBeVisible();
  });

  await test.step('the account is not shown, but the favourites are', async () => {
    await page.goto('/account');
    await expect(heading('Sei senza rete')).toBeVisible();
    const list = page.getByRole('region', { name: 'I tuoi preferiti' });
    await expect(list.getByRole('link', { name: title })).toBeVisible();
    await expect(list).toContainText(/€\s\d+/);
    await expect(page.getByRole('main')).not.toContainText('Ciao');
    await expectToFit(page);
    await list.getByRole('link', { name: title }).click();
    await expect(heading(title)).toBeVisible();
  });

  await test.step('a page that was not visited shows an offline message in its language', async () => {
    await page.goto('/servizi');
    await expect(heading('Sei senza rete')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', '/servizi');
    await page.goto('/en/services');
    await expect(heading('You are offline')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await context.setOffline(false);
  await test.step('after the logout the favourites and their pages are gone', async () => {
    await page.goto('/account');
    await main.getByRole('button', { name: 'Esci' }).click();
    await expect.poll(saved).toBe('');
    await expect.poll(() => cachedPaths(page)).not.toContain(room);
    await context.setOffline(true);
    await page.goto('/account');
    await expect(heading('Sei senza rete')).toBeVisible();
    await expect(main).not.toContainText(title);
  });

  // The offline page reads the titles of cached pages, whose styles the policy does not allow.
  expect(refused).toEqual([]);
});

/** Opens a proxy of the site that can change /sw.js, as a deploy does. */
async function openSite() {
  const site = { worker: (text: string): string => text };
  const proxy = await openProxy((path, headers) => {
    if (path !== '/sw.js') return undefined;
    delete headers.etag;
    return (text) => site.worker(text);
  });
  return Object.assign(site, proxy);
}

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('a deploy deletes the caches of the previous build', async ({ page }) => {
  const site = await openSite();
  try {
    await page.goto(`${site.url}/credits`);
    await expect.poll(() => cachedPaths(page)).toContain('/credits');
    site.worker = (text) => text.replace(/const build = ".*?"/, 'const build = "another"');
    await update(page);
    const others = async () =>
      Object.keys(await cachesOf(page)).filter((name) => !name.endsWith('-another'));
    await expect.poll(others).toEqual([]);
    expect(await cachedPaths(page)).toContain('/offline');
    expect(await cachedPaths(page)).not.toContain('/credits');
  } finally {
    site.close();
  }
});

test('the kill switch removes the worker and its caches', async ({ page }) => {
  const site = await openSite();
  try {
    await page.goto(`${site.url}/credits`);
    await expect.poll(() => cachedPaths(page)).toContain('/credits');
    // The site serves this file when OFFLINE=off (src/server/files/workerHandler.test.ts).
    site.worker = () => readFileSync('public/offline/removeServiceWorker.js', 'utf8');
    await update(page);
    await expect.poll(() => cachesOf(page)).toEqual({});
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers).toBe(0);
  } finally {
    site.close();
  }
});

test('the site can be installed on a home screen, in both languages', async ({ request }) => {
  for (const [path, home] of [
    ['/manifest.webmanifest', '/'],
    ['/en/manifest.webmanifest', '/en'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { start_url: string; icons: { src: string }[] };
    expect(manifest.start_url).toBe(home);
    expect(manifest.icons.length).toBeGreaterThan(3);
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
    expect(await (await request.get(home)).text()).toContain(`rel="manifest" href="${path}"`);
  }
});
