import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { violationsOf } from '../axe';
import { expectToFit } from '../expectToFit';
import { get } from '../get';
import { linkOf, takeMail } from '../mails';
import { newCredentials, sendOperation } from '../account';
import { Staff } from '../staff';
import { expect, test, town } from '../town';
import arabic from './arabic.json' with { type: 'json' };
import { languages } from './languages';

/** The first colour of the town, in the light theme. */
const firstColour = '#0f5e73';

for (const language of languages)
  test.describe(`in ${language.code}`, () => {
    test('the home page has the words, the sign and the colours of the town', async ({ page }) => {
      await page.goto(language.home);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language.code}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.headline);
      await expect(page).toHaveTitle(/Porto Salmastro/);
      const colour = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--f-brick').trim(),
      );
      expect(colour).toBe(firstColour);
      expect(await page.content()).not.toContain('Castelmora');
    });

    test('a listing leads to an entry, and the switch to the same entry in the other languages', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(language.listing);
      await expect(page.getByRole('main')).toContainText(language.found);
      await expectToFit(page);
      await page.getByRole('link', { name: language.title }).first().click();
      await expect(page).toHaveURL(language.entry);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.title);
      await expect(page.getByRole('main')).toContainText(language.perMonth);
      await expect(page.getByRole('main')).toContainText(language.included);
      await expectToFit(page);
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
        );
      expect(alternates).toEqual(expect.arrayContaining(languages.map(({ entry }) => entry)));
    });

    test('the search finds an entry', async ({ page }) => {
      await page.goto(`${language.search}?q=${language.typed}`);
      await expect(
        page.getByRole('main').getByRole('link', { name: language.result }),
      ).toBeVisible();
    });

    test('the feed, the calendar and the open data are in the language', async ({ request }) => {
      const feed = await new Parser().parseString((await get(request, language.feed)).text);
      expect(feed.items).toHaveLength(4);
      await get(request, feed.items[0]?.link ?? '');
      const calendar = ICAL.Component.fromString((await get(request, language.calendar)).text);
      expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0);
      const { items } = JSON.parse((await get(request, language.openData)).text) as {
        items: { title: string; url: string }[];
      };
      expect(items.map(({ title }) => title)).toContain(language.title);
      expect(items.map(({ url }) => url)).toContain(`${town.siteUrl}${language.entry}`);
    });
  });

test('a mail and its page are in the third language', async ({ page }) => {
  const person = { ...newCredentials(), fullName: 'Ada Bianchi', preferredLanguage: 'de' };
  await sendOperation(page, 'Register', person, { privacyAccepted: true });
  const link = linkOf(await takeMail(person.email, 'Bestätige dein Profil'), town.siteUrl);
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Adresse bestätigen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Adresse bestätigt' })).toBeVisible();
});

test('the sitemap has the pages of all languages, and each names the others', async ({
  request,
}) => {
  const { text } = await get(request, '/sitemap/accommodations.xml');
  for (const { code, entry } of languages) {
    expect(text).toContain(`<loc>${town.siteUrl}${entry}</loc>`);
    expect(text).toContain(`hreflang="${code}`);
  }
});

test('each page of the sitemaps answers, without a word of the demo town', async ({ request }) => {
  const index = await get(request, '/sitemap.xml');
  const sitemaps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const pages: string[] = [];
  for (const url of sitemaps) {
    const { text } = await get(request, url);
    pages.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page));
  }
  expect(pages.filter((page) => page.includes('/de/')).length).toBeGreaterThan(30);
  for (const page of pages) expect((await get(request, page)).text).not.toContain('Castelmora');
});

test('the error page has the drawing of the product, because the town has no picture of its own', async ({
  page,
  request,
}) => {
  await page.goto('/de/keine-seite');
  await expect(page.getByRole('main')).toContainText('404');
  const shown = await page
    .getByRole('main')
    .locator('picture img')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  const picture = await (await request.get(shown)).body();
  const ofDemo = await readFile(new URL('../../towns/castelmora/night.webp', import.meta.url));
  expect(picture.equals(ofDemo)).toBe(false);
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');
});

test('an old address in the third language redirects as soon as an editor has saved it', async ({
  request,
}) => {
  const from = `/de/alt-${Date.now().toString(36)}`;
  const open = () => request.get(from, { maxRedirects: 0 });
  expect((await open()).status()).toBe(404);
  const staff = await Staff.logIn(request);
  await staff.create('redirects', { from, kind: 'address', target: '/de/unterkuenfte' });
  await expect.poll(async () => (await open()).headers().location).toBe('/de/unterkuenfte');
});

test('the map of a listing is that of the town, and comes from the site alone', async ({
  page,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  const tiles = page.waitForResponse((response) =>
    /\/map\/[0-9a-f]+\.pmtiles$/.test(response.url()),
  );
  await page.goto('/de/unterkuenfte?view=map');
  expect((await tiles).status()).toBe(206);
  await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /, €/ }).first()).toBeVisible();
  expect([...origins]).toEqual([town.siteUrl]);
});

/** Middle of an element in pixels from the left edge. */
async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return box.x + box.width / 2;
}

test('a page in Arabic is mirrored', async ({ page }) => {
  // The German page, with the direction and words that a town with Arabic texts has.
  await page.route('**/de', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /<html lang="[^"]*" dir="ltr"/,
      '<html lang="ar" dir="rtl"',
    );
    const body = Object.entries(arabic).reduce(
      (text, [german, own]) => text.replaceAll(german, own),
      html,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الدراسة حيث ينتهي الطريق.');
  const header = page.getByRole('banner');
  const home = await middleOf(header.getByRole('link', { name: /Studium/ }));
  const middleOfLink = (name: string) => middleOf(header.getByRole('link', { name, exact: true }));
  const firstAt = await middleOfLink('الجامعات');
  const lastAt = await middleOfLink('الفعاليات');
  expect(home).toBeGreaterThan(firstAt);
  expect(firstAt).toBeGreaterThan(lastAt);
  expect(await middleOf(header.getByRole('button', { name: 'بحث' }))).toBeLessThan(lastAt);
  const heading = page.getByRole('heading', { name: 'سرير أو غرفة أو شقة' });
  expect(await heading.evaluate((element) => getComputedStyle(element).textAlign)).toBe('start');
  expect(await violationsOf(page)).toEqual([]);
  await expectToFit(page);
});

test('on a laptop, long German names fit on their tiles, and the logo in its column of the footer', async ({
  page,
}) => {
  await page.goto('/de');
  const tiles = page
    .getByRole('main')
    .locator('a[href*="category="]')
    .filter({ has: page.locator('img') });
  const labels = await tiles.locator('span').evaluateAll((all) =>
    all.map(({ textContent, scrollWidth, clientWidth }) => ({
      textContent,
      cut: scrollWidth > clientWidth,
    })),
  );
  expect(labels.map(({ textContent }) => textContent)).toContain('Mehrbettzimmer');
  expect(labels.filter(({ cut }) => cut)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  const logo = await footer.getByRole('link', { name: /^Studium/ }).boundingBox();
  const next = await footer.getByText('Entdecken', { exact: true }).boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
});

test('the switch at the end of a page leads to German, under its own name', async ({ page }) => {
  await page.goto('/');
  const german = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  await german.click();
  await expect(page).toHaveURL('/de');
});
