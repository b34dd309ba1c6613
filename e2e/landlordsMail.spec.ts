import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { collectFaults, logIn } from './admin';
import { lineOf } from './savingForm';
import { type Staff, test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000 });

/** The words of the admin in each language. */
const words = {
  it: {
    pictures: 'Immagini',
    heading: 'Carica 6 file',
    description: (name: string) => `Descrizione di ${name}`,
    upload: 'Carica',
    saved: 'Salvato',
    publishAnyway: 'Pubblica lo stesso',
    gallery: 'Galleria',
    restore: 'Ripristina come bozza',
  },
  en: {
    pictures: 'Pictures',
    heading: 'Upload 6 files',
    description: (name: string) => `Description of ${name}`,
    upload: 'Upload',
    saved: 'Saved',
    publishAnyway: 'Publish anyway',
    gallery: 'Gallery',
    restore: 'Restore as a draft',
  },
} as const;

const home = (title: string) => ({
  title,
  excerpt: 'Una casa con sei foto.',
  accommodationType: 'apartment',
  bedrooms: 2,
  bedsNumber: 3,
  bathroomsNumber: 1,
  pricingMode: 'perPerson',
  priceMin: 310,
  energyClass: 'B',
  address: { address: 'Via dei Tintori 5' },
});

/** Six photos, each of another colour. */
const takePhotos = () =>
  Promise.all(
    [0, 50, 100, 150, 200, 250].map(async (red, n) => ({
      name: `IMG_${n + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 120 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );

async function openHome(page: Page, staff: Staff, language: 'it' | 'en') {
  const id = await staff.create('accommodations', {
    ...home(`Casa ${Date.now().toString(36)}`),
    _status: 'published',
  });
  await page.goto(`${town.cmsUrl}/admin/collections/accommodations/${id}?locale=it`);
  await expect(lineOf(page)).toContainText(words[language].saved);
  await page.locator('#field-gallery > button.blocks-field__drawer-toggler').click();
  await page.locator('.blocks-drawer__block', { hasText: words[language].pictures }).click();
  return id;
}

for (const [language, width] of [
  ['it', 1280],
  ['en', 390],
] as const)
  test(`six photos get their descriptions in one table, and versions bring back the home without them (${language}, ${width} px)`, async ({
    browser,
    staff,
    request,
  }) => {
    test.setTimeout(120_000);
    const text = words[language];
    const context = await browser.newContext({
      locale: language,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await logIn(page);
    const faults = collectFaults(page);
    const id = await openHome(page, staff, language);
    const field = page.locator('#field-gallery__0__images');
    await field.locator('input[type=file][multiple]').setInputFiles(await takePhotos());
    const dialog = page.getByRole('dialog', { name: text.heading });
    for (const n of [1, 2, 3, 4, 5, 6])
      await dialog.getByLabel(text.description(`IMG_${n}.jpg`)).fill(`Foto numero ${n}`);
    await dialog.getByRole('button', { name: text.upload, exact: true }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expect(
      field.locator('.upload-relationship-details, .upload__draggable-rows > *'),
    ).toHaveCount(6);
    expect(faults).toEqual([]);
    await expect(lineOf(page)).toContainText(text.saved);
    await page.locator('#action-save').click();
    // The English title is missing.
    await page.getByRole('button', { name: text.publishAnyway }).click();
    const { slug } = await staff.readNames('accommodations', id);
    await expect
      .poll(async () => {
        const html = await (await request.get(`/alloggi/${slug}`)).text();
        return [...new Set(html.match(/Foto numero \d/g))];
      })
      .toEqual([1, 2, 3, 4, 5, 6].map((n) => `Foto numero ${n}`));
    await page.goto(`${town.cmsUrl}/admin/collections/accommodations/${id}/versions`);
    const rows = page.getByRole('row', { name: text.gallery });
    await expect(rows.first()).toContainText(town.editor.email);
    await page.getByRole('button', { name: text.restore }).last().click();
    await expect(page).toHaveURL(new RegExp(`/accommodations/${id}$`));
    await expect(page.locator('#field-gallery .blocks-field__rows > div')).toHaveCount(0);
    expect((await request.get(`/alloggi/${slug}`)).status()).toBe(200);
    expect(faults).toEqual([]);
    await context.close();
  });
