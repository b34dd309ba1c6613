import type { APIRequestContext, Locator } from '@playwright/test';
import { openerOf } from './header';
import { mainRouteTypes } from './routeTypes';
import { expect, test, town } from './town';

/** Sends a public query to the cms. */
async function query<Data>(request: APIRequestContext, text: string, site = 'it'): Promise<Data> {
  const answer = await request.post(`${town.cmsUrl}/api`, {
    data: { query: text, variables: { site: [site] } },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** The text of HTML, with normalised white space. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('content pages are cached, with a lifetime of five minutes', async ({ request }) => {
  for (const { paths } of mainRouteTypes) {
    for (const path of Object.values(paths)) {
      await request.get(path);
      const headers = (await request.get(path)).headers();
      expect([path, headers['x-nextjs-cache']]).toEqual([path, expect.stringMatching(/HIT|STALE/)]);
      expect([path, headers['cache-control']]).toEqual([
        path,
        expect.stringContaining('s-maxage=300'),
      ]);
    }
  }
});

interface Node {
  title: string;
  children?: Node[];
}
interface Surroundings {
  topMenu: Node[];
  mainMenu: Node[];
  globalSets: {
    handle: string;
    plainTitle?: string;
    footerContent?: { textContent?: string; navigationMenu?: Node[] }[];
    contentManager?: { plainTitle?: string; textContent?: string }[];
    socials?: { fieldLink: { url: string } }[];
  }[];
}

const footer = (number: number) => `... on footer${number}_GlobalSet { footerContent {
  ... on footerContent_textContent_BlockType { textContent }
  ... on footerContent_navigationMenu_BlockType { navigationMenu(site: $site) { title } } } }`;
const social = (network: string) => `... on socials_${network}_BlockType { fieldLink { url } }`;
const surroundings = `query ($site: [String]) {
  topMenu: navigationNodes(navHandle: "topMenu", site: $site, level: 1) { title }
  mainMenu: navigationNodes(navHandle: "mainMenu", site: $site, level: 1) { title children { title } }
  globalSets(site: $site) { handle
    ... on siteInfo_GlobalSet { plainTitle }
    ${[1, 2, 3, 4].map(footer).join(' ')}
    ... on prefooter_GlobalSet { contentManager(level: 0) {
      ... on contentManager_titleContent_BlockType { plainTitle }
      ... on contentManager_textContent_BlockType { textContent } } }
    ... on socials_GlobalSet { socials {
      ${['facebook', 'instagram', 'linkedin', 'vimeo', 'youtube', 'twitter'].map(social).join(' ')} } }
  } }`;

test('header, pre-footer and footer show the content of the cms', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, site] of [
    ['/credits', 'it'],
    ['/en/login', 'en'],
  ] as const) {
    const { topMenu, mainMenu, globalSets } = await query<Surroundings>(
      request,
      surroundings,
      site,
    );
    const find = (handle: string) => globalSets.find((set) => set.handle === handle);
    await page.goto(path);
    const header = page.getByRole('banner');
    const bottom = page.getByRole('contentinfo');
    await expect(header.getByText(find('siteInfo')?.plainTitle ?? '?').first()).toBeVisible();

    expect(topMenu.length).toBeGreaterThan(0);
    for (const { title } of topMenu)
      await expect(header.getByRole('link', { name: title }).first()).toBeVisible();
    await openerOf(page, site === 'it' ? 'Apri il menu' : 'Open the menu').click();
    const dialog = page.getByRole('dialog');
    expect(mainMenu.length).toBeGreaterThan(0);
    for (const { title, children = [] } of mainMenu)
      for (const entry of [title, ...children.map((child) => child.title)])
        await expect(dialog.getByText(entry, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    const blocks = find('prefooter')?.contentManager ?? [];
    const words = blocks.flatMap(({ plainTitle, textContent }) => plainTitle ?? textContent ?? []);
    expect(words.length).toBeGreaterThan(0);
    const body = wordsOf(await page.locator('body').innerText());
    for (const text of words) expect(body).toContain(wordsOf(text));

    let menus = 0;
    let texts = 0;
    for (const handle of ['footer1', 'footer2', 'footer3', 'footer4']) {
      const content = find(handle)?.footerContent ?? [];
      expect(content, handle).not.toEqual([]);
      for (const { textContent, navigationMenu = [] } of content) {
        if (textContent) {
          texts += 1;
          expect(wordsOf(await bottom.innerText())).toContain(wordsOf(textContent));
        }
        for (const { title } of navigationMenu) {
          menus += 1;
          await expect(bottom.getByText(title, { exact: true }).first()).toBeVisible();
        }
      }
    }
    expect([menus > 0, texts > 0]).toEqual([true, true]);

    const channels = find('socials')?.socials ?? [];
    expect(channels).toHaveLength(6);
    for (const { fieldLink } of channels) {
      const link = bottom.locator(`a[href="${fieldLink.url}"]`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  }
});

/** Positions of the elements. */
const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all.map((part) => {
      const { left, right, top } = part.getBoundingClientRect();
      return { left, right, top };
    }),
  );

test('the footer has four columns and the languages, and the logo links to the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/services');
  const bottom = page.getByRole('contentinfo');
  const columns = await boxesOf(bottom.locator('#menu > *'));
  expect(columns).toHaveLength(4);
  expect(new Set(columns.map(({ top }) => Math.round(top))).size).toBe(1);
  await bottom.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/servizi$/);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page).toHaveURL('/');
});

test('a detail page has a main column and an aside beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [
    '/alloggi/mansarda-san-vero',
    '/en/services/pozzo-canteen',
    '/eventi/jazz-fra-le-vasche',
    '/en/universities/university-of-castelmora',
  ]) {
    await page.goto(path);
    const aside = page.getByRole('main').getByRole('complementary').first();
    const [column, beside] = await boxesOf(aside.locator('xpath=preceding-sibling::*[1] | .'));
    expect(column && beside && beside.left >= column.right, path).toBe(true);
    expect(column && beside && Math.abs(column.top - beside.top) < 40, path).toBe(true);
  }
});

test('the filter dialog counts beds and rooms, can be cleared and applied, and is 56 rem wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/alloggi');
  await page.getByRole('button', { name: /^Filtri/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtra gli alloggi' });
  const counter = (name: RegExp) => dialog.getByRole('spinbutton', { name });
  await dialog.getByRole('button', { name: 'Più: Posti letto' }).click();
  await dialog.getByRole('button', { name: 'Più: Camere' }).click();
  await expect(counter(/^Posti letto/)).toHaveValue('1');
  await expect(counter(/^Camere/)).toHaveValue('1');
  await expect(dialog).toHaveCSS('width', '896px');
  await dialog.getByRole('button', { name: 'Azzera' }).click();
  await expect(counter(/^Posti letto/)).toHaveValue('');
  await expect(counter(/^Camere/)).toHaveValue('');
  await dialog.getByRole('button', { name: 'Più: Camere' }).click();
  await dialog.getByRole('button', { name: /^Mostra \d+ alloggi/ }).click();
  await expect(page).toHaveURL('/alloggi?rooms=1');
});

test('the share dialog is 24 rem wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/alloggi');
  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect(page.getByRole('dialog', { name: 'Condividi' })).toHaveCSS('width', '384px');
});

test('the excerpt of a teaser has at most two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/servizi');
  const excerpts = await page
    .getByRole('main')
    .locator('article p')
    .evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).webkitLineClamp === '2')
        .map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    );
  expect(excerpts.length).toBeGreaterThan(5);
  expect(Math.round(Math.max(...excerpts))).toBe(2);
});

test('the notes of the cms are on their pages', async ({ page, request }) => {
  const { prices, privacy } = await query<Record<'prices' | 'privacy', Record<string, string>>>(
    request,
    `query ($site: [String]) {
      prices: globalSet(handle: ["generalConfigurations"], site: $site) {
        ... on generalConfigurations_GlobalSet { priceDisclaimer accommodationDisclaimer } }
      privacy: globalSet(handle: ["registerPrivacy"], site: $site) {
        ... on registerPrivacy_GlobalSet { textContent } } }`,
  );
  for (const [path, html] of [
    ['/alloggi/mansarda-san-vero', prices.priceDisclaimer],
    ['/alloggi/mansarda-san-vero', prices.accommodationDisclaimer],
    ['/registrati', privacy.textContent],
  ] as const) {
    await page.goto(path);
    const words = wordsOf(html ?? '');
    expect(words).not.toBe('');
    expect(wordsOf(await page.getByRole('main').innerHTML())).toContain(words);
  }
});
