import type { APIRequestContext, Page } from '@playwright/test';
import { logIn } from './admin';
import { expect, test, town } from './town';

/**
 * Milliseconds from publishing to the site, beside an admin that draws its form anew on the same
 * cores. The two seconds of an editor's patience are judged by npm run bench:publishing.
 */
const deadline = 5000;

/** One accommodation of the demo town: where visitors and where editors find it. */
interface Subject {
  title: string;
  slug: { it: string; en: string };
}

async function firstAccommodation(request: APIRequestContext): Promise<Subject> {
  const slugOf = async (site: string, id?: string) => {
    const answer = await request.post(`${town.cmsUrl}/api`, {
      data: {
        query:
          'query ($site: [String], $id: [QueryArgument]) { entry(section: ["accommodations"], site: $site, id: $id, orderBy: "postDate DESC") { id slug title } }',
        variables: { site: [site], id: id ? [id] : null },
      },
    });
    const { data } = (await answer.json()) as {
      data: { entry: { id: string; slug: string; title: string } };
    };
    return data.entry;
  };
  const it = await slugOf('it');
  const en = await slugOf('en', it.id);
  return { title: it.title, slug: { it: it.slug, en: en.slug } };
}

/** Opens an accommodation from the list, as an editor does; resolves with its address. */
async function openInAdmin(page: Page, title: string): Promise<string> {
  const search = new URLSearchParams({ search: title, locale: 'it' });
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations?${search.toString()}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(/\/accommodations\/\d+/);
  return page.url().split('?')[0] ?? '';
}

/** Changes the title of an accommodation in one language and publishes; resolves once stored. */
async function publishTitle(page: Page, address: string, locale: 'it' | 'en', title: string) {
  await page.goto(`${address}?locale=${locale}`);
  const field = page.locator('#field-title');
  await field.fill(title);
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() !== 'GET' &&
      response.url().includes('/cms-api/accommodations/') &&
      !response.url().includes('autosave=true'),
  );
  await page.locator('#action-save').click();
  expect((await stored).status()).toBe(200);
}

/** The page as it is served now, without the browser's cache. */
async function expectServed(
  request: APIRequestContext,
  path: string,
  text: string,
  since: number,
  within = deadline,
) {
  await expect
    .poll(async () => (await request.get(path)).text(), {
      timeout: Math.max(1, since + within - Date.now()),
      intervals: [50],
      message: `${path} shows it within ${within} ms`,
    })
    .toContain(text);
}

// The admin's own console is not the visitor's: complaints are about the site's pages only.
test.use({ complaints: [[], { auto: true }] as never });

test('what is published in /admin is on the site at once, in both languages', async ({
  page,
  request,
}) => {
  const { title: subject, slug } = await firstAccommodation(request);
  await logIn(page);
  const address = await openInAdmin(page, subject);
  const stamp = Date.now().toString(36);
  for (const [locale, list] of [
    ['it', '/alloggi'],
    ['en', '/en/accommodations'],
  ] as const) {
    const title = `Casa ${locale} ${stamp}`;
    const detail = `${list}/${slug[locale]}`;
    await request.get(detail); // It has been made before, as on any day.
    await publishTitle(page, address, locale, title);
    const published = Date.now();
    await Promise.all([
      expectServed(request, detail, title, published),
      expectServed(request, list, title, published),
    ]);
  }
});

test('without the cms good pages stay good; with it again publishing works', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { title: subject, slug } = await firstAccommodation(request);
  const good = ['/', '/en', '/alloggi', '/en/accommodations', `/alloggi/${slug.it}`, '/credits'];
  const before = new Map<string, string>();
  for (const path of good) before.set(path, titleOf(await (await request.get(path)).text()));

  await town.stopCms();
  try {
    for (const path of good) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(titleOf(await answer.text())).toBe(before.get(path));
    }
    expect(await (await request.get('/api/health')).json()).toMatchObject({
      site: 'ok',
      cms: 'unreachable',
    });
    // A page that was never made cannot be shown, but says so with a 5xx and is not kept.
    expect((await request.get('/mai-vista-prima')).status()).toBeGreaterThanOrEqual(500);
  } finally {
    await town.startCms();
  }

  expect((await request.get('/mai-vista-prima')).status()).toBe(404);
  await logIn(page);
  const address = await openInAdmin(page, subject);
  const title = `Di nuovo ${Date.now().toString(36)}`;
  await publishTitle(page, address, 'it', title);
  // It has only just come back, and still reads what it will search.
  await expectServed(request, `/alloggi/${slug.it}`, title, Date.now(), 5 * deadline);
});

function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}
