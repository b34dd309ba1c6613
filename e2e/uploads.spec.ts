import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn } from './admin';
import { test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ complaints: [], actionTimeout: 20_000, locale: 'it-IT' });
test.setTimeout(120_000);

const clip = readFileSync(new URL('../towns/castelmora/clips/town-day-phone.mp4', import.meta.url));
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0');

/** Chooses a file in the form of a new one. */
async function choose(page: Page, name: string, buffer: Buffer, mimeType = ''): Promise<void> {
  await page.goto(`${town.cmsUrl}/admin/collections/media/create?locale=it`);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

/** Chooses a file, and saves it with a description. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await choose(page, name, buffer);
  await page.locator('#field-alt').fill('Una scrivania');
  await page.locator('#action-save').click();
}

test('files of phones and old programs are stored as what they are, or a sentence says what to do', async ({
  page,
  staff,
}) => {
  await logIn(page);
  // Before a description is written.
  await choose(page, 'IMG_0042.HEIC', heic);
  const refusal = page.locator('.studium-upload-refusals');
  await expect(refusal).toContainText('Molti browser non mostrano le foto HEIC');
  await choose(page, 'contratto.docx', heic, 'application/msword');
  await expect(refusal).toContainText('Questo tipo di file non si può caricare');
  await upload(page, 'film.mp4', clip.subarray(0, -500));
  await expect(page.getByText('Al file manca la fine').first()).toBeVisible();

  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a6' } });
  for (const [name, content, ending] of [
    ['scrivania.jfif', await photo.jpeg().toBuffer(), '.jpg'],
    ['fiume.m4v', clip, '.mp4'],
  ] as const) {
    await upload(page, name, content);
    await page.waitForURL(/\/media\/\d+/);
    staff.removeLater('media', Number(/\/media\/(\d+)/.exec(page.url())?.[1]));
    await expect(page.locator('.file-details, .file-field').first()).toContainText(ending);
  }
});
