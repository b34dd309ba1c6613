import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { openerOf } from './header';
import { test } from './staff';
import { expect } from './town';

// A change that all pages show regenerates them one after the other.
const published = { timeout: 90_000, intervals: [200] };

/** Functions that undo the changes of a test; they run from last to first. */
let undo: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const back of undo.reverse()) await back();
  undo = [];
});

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('an icon that an editor chooses appears in tabs and on phones without a rebuild', async ({
  page,
  request,
  staff,
}) => {
  // All pages are regenerated twice.
  test.setTimeout(300_000);
  await page.goto('/alloggi');
  const icon = page.locator('link[rel=icon]');
  await expect(icon).toHaveAttribute('href', '/icons/favicon.svg');

  const picture = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#2f5d7c' },
  })
    .png()
    .toBuffer();
  const image = await staff.upload('sign-of-the-town.png', picture, 'Il segno della città');
  await staff.changeGlobal('siteInfo', { image });
  undo.push(() => staff.changeGlobal('siteInfo', { image: null }));

  for (const path of ['/alloggi', '/en'])
    await expect
      .poll(() => textOf(request, path), published)
      .toMatch(/<link rel="icon" href="\/icon\/[0-9a-f]{10}\/favicon\.png" type="image\/png"/);
  await page.goto('/alloggi');
  await expect(icon).toHaveAttribute('href', /^\/icon\/[0-9a-f]{10}\/favicon\.png$/);

  // Browsers and tools request this address without a link.
  const shortcut = await request.get('/favicon.ico');
  expect(shortcut.url()).toMatch(/\/icon\/[0-9a-f]{10}\/icon-192\.png$/);
  expect(shortcut.headers()['content-type']).toBe('image/png');

  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const sizes = new Map([[touch ?? '', 180]]);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.icons.map(({ sizes: size, purpose }) => [size, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes: size } of manifest.icons) sizes.set(src, Number.parseInt(size));
  for (const [src, size] of sizes) {
    const file = await request.get(src);
    expect(file.headers()['content-type'], src).toBe('image/png');
    expect(file.headers()['cache-control']).toContain('immutable');
    const { width, height } = await sharp(await file.body()).metadata();
    expect([width, height], src).toEqual([size, size]);
  }

  await staff.changeGlobal('siteInfo', { image: null });
  await expect
    .poll(() => textOf(request, '/alloggi'), published)
    .toContain('<link rel="icon" href="/icons/favicon.svg"');
  const old = await request.get(touch ?? '', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([307, '/icons/apple-touch-icon.png']);
});

test('the name and the description of the site come from the cms', async ({ request, staff }) => {
  test.setTimeout(240_000);
  const before = await staff.changeGlobal('siteInfo', {
    plainTitle: 'Studium · Prova',
    plainDescription: 'La guida di prova.',
  });
  undo.push(() => staff.changeGlobal('siteInfo', before));
  // This page has no title and description of its own.
  const texts = async () => {
    const html = await textOf(request, '/confronta');
    const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
    return [title, /name="description" content="([^"]*)"/.exec(html)?.[1]];
  };
  await expect
    .poll(texts, published)
    .toEqual(['Confronta · Studium · Prova', 'La guida di prova.']);
});

const link = (text: string, url: string, children: object[] = []) => ({
  blockType: 'node',
  link: { kind: 'url', text, url },
  children,
});

test('header and burger menu show the menus of the cms, down to the third level', async ({
  page,
  request,
  staff,
}) => {
  const menus = [
    { slug: 'headerMenu', name: 'Sezioni del sito', fifth: 'Quinta voce' },
    { slug: 'mainMenu', name: 'Menu principale', fifth: 'Quinta principale' },
    { slug: 'topMenu', name: 'Collegamenti utili', fifth: 'Quinta utile' },
  ];
  for (const { slug, fifth } of menus) {
    const nodes = [
      link('Case', '/alloggi', [
        link('Zone', '/primi-passi', [link('Borgo dei Liutai', '/contatti')]),
      ]),
      link('Muoversi', '/muoversi'),
      link('Servizi', '/servizi'),
      link('Eventi', '/eventi'),
      link(fifth, '/credits'),
    ];
    const before = await staff.changeGlobal(slug, { nodes });
    undo.push(() => staff.changeGlobal(slug, before));
  }
  for (const { fifth } of menus)
    await expect.poll(() => textOf(request, '/alloggi'), published).toContain(fifth);
  await expect.poll(() => textOf(request, '/en'), published).toContain('Housing');

  await page.goto('/alloggi');
  const primary = page.getByRole('navigation', { name: 'Navigazione principale' });
  await expect(primary.getByRole('link')).toHaveText(['Case', 'Muoversi', 'Servizi', 'Eventi']);
  await expect(primary.locator('a[aria-current=page]')).toHaveText('Case');
  await openerOf(page, 'Apri il menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const { name, fifth } of menus) {
    const part = menu.getByRole('navigation', { name });
    await expect(part.getByRole('link', { name: fifth })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Borgo dei Liutai' })).toHaveAttribute(
      'href',
      '/contatti',
    );
  }
  await page.getByRole('button', { name: 'Chiudi il menu' }).click();
  // The footer of the demo shows the burger menu.
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Borgo dei Liutai' }),
  ).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  const bar = page.getByRole('navigation', { name: 'Sezioni', exact: true });
  await expect(bar.getByRole('link')).toHaveText(['Case', 'Muoversi', 'Servizi', 'Eventi']);
});

test('the title of a picture is its caption if it differs from the description', async ({
  page,
  request,
  staff,
}) => {
  const title = 'Disegno di Nora Vald, penna e acquerello';
  const id = await staff.findFirstId('media', { 'where[filename][like]': 'kitchen-quartet-borgo' });
  await staff.change('media', id, { title });
  undo.push(() => staff.change('media', id, { title: null }));
  const address = '/alloggi/singola-casa-del-campanaro';
  await expect.poll(() => textOf(request, address), published).toContain(title);
  await page.goto(address);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ingrandisci/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Immagini' });
  await expect(dialog.getByText(title)).toHaveCount(1);
});
