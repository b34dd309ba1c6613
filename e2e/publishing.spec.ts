import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, publish } from './admin';
import { Staff } from './staff';
import { expect, test, town } from './town';

/**
 * Milliseconds from publishing until the site shows the change, while the admin renders its form on the
 * same cores. npm run bench -- publishing checks the two seconds that editors may have to wait.
 */
const deadline = 5000;

/** An accommodation of the demo town, with its slugs. */
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

/** Opens an accommodation from the list in the admin; resolves with its address. */
async function openInAdmin(page: Page, title: string): Promise<string> {
  const search = new URLSearchParams({ search: title, locale: 'it' });
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations?${search.toString()}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(/\/accommodations\/\d+/);
  return page.url().split('?')[0] ?? '';
}

/** Changes the title of an accommodation in one language and publishes it; resolves once it is stored. */
async function publishTitle(page: Page, address: string, locale: 'it' | 'en', title: string) {
  await page.goto(`${address}?locale=${locale}`);
  const field = page.locator('#field-title');
  // A press of the button before the form is hydrated would have no effect.
  await page.locator('[data-form-ready=true]', { has: field }).waitFor();
  await field.fill(title);
  await publish(page, 'accommodations');
}

/** Waits until a page shows a text, without the browser's cache. */
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

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [] });

test('a change published in /admin is on the site at once, in both languages', async ({
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
    await request.get(detail); // Generates the page, so that the change must regenerate it.
    await publishTitle(page, address, locale, title);
    const published = Date.now();
    await Promise.all([
      expectServed(request, detail, title, published),
      expectServed(request, list, title, published),
    ]);
  }
});

test('generated pages stay available while the cms is down, and publishing works after its restart', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const { slug } = await firstAccommodation(request);
  const generated = [
    '/',
    '/en',
    '/alloggi',
    '/en/accommodations',
    `/alloggi/${slug.it}`,
    '/credits',
  ];
  const before = new Map<string, string>();
  for (const path of generated) before.set(path, titleOf(await (await request.get(path)).text()));

  await town.stopCms();
  try {
    for (const path of generated) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(titleOf(await answer.text())).toBe(before.get(path));
    }
    expect(await (await request.get('/api/health')).json()).toMatchObject({
      site: 'ok',
      cms: 'unreachable',
    });
    // A page that was never generated answers with a 5xx that is not cached.
    expect((await request.get('/mai-vista-prima')).status()).toBeGreaterThanOrEqual(500);
  } finally {
    await town.startCms();
  }

  expect((await request.get('/mai-vista-prima')).status()).toBe(404);
  const staff = await Staff.logIn(request);
  const id = await staff.findFirstId('accommodations', {
    locale: 'it',
    'where[slug][equals]': slug.it,
  });
  const title = `Di nuovo ${Date.now().toString(36)}`;
  await staff.change('accommodations', id, { title, _status: 'published' });
  // The cms has just started and still reads its search index.
  await expectServed(request, `/alloggi/${slug.it}`, title, Date.now(), 5 * deadline);
});

function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}
