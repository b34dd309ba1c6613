import type { Page } from '@playwright/test';
import { map as townMap } from '../shared/town/appearance';
import { collectViolations, logIn } from './admin';
import { violationsOf } from './axe';
import { softwareRendering } from './softwareRendering';
import { type Staff, test } from './staff';
import { expect, town } from './town';

// The complaints fixture is for the site's pages only, so it is off for the admin.
test.use({ ...softwareRendering, complaints: [], actionTimeout: 20_000 });

/** Opens the form of a new place and returns its map. */
async function openPicker(page: Page, staff: Staff) {
  const id = await staff.saveDraft('poi', { title: `Luogo ${Date.now().toString(36)}` });
  await logIn(page);
  await page.goto(`${town.cmsUrl}/admin/collections/poi/${id}?locale=it`);
  await page.getByRole('button', { name: 'Luogo', exact: true }).click();
  const picker = page.getByRole('application', { name: 'Posizione sulla mappa' });
  await picker.scrollIntoViewIfNeeded();
  return picker;
}

const degrees = async (page: Page) => ({
  lat: Number(await page.locator('#field-address__lat').inputValue()),
  lng: Number(await page.locator('#field-address__lng').inputValue()),
});

test('a click on the map sets the position of an address, and the arrow keys correct it', async ({
  page,
  staff,
}) => {
  const refused = collectViolations(page);
  const picker = await openPicker(page, staff);
  await expect(picker.getByRole('button', { name: 'Ingrandisci la mappa' })).toBeVisible();
  await expect(page.getByText('Nessuna posizione')).toBeVisible();
  await expect(page.getByText('Castelmora è una città inventata')).toBeVisible();

  const box = await picker.boundingBox();
  if (!box || !townMap) throw new Error('The map is not shown.');
  await picker.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const [west, south, east, north] = townMap.bounds;
  await expect.poll(async () => (await degrees(page)).lat).toBeCloseTo((south + north) / 2, 2);
  const clicked = await degrees(page);
  expect(clicked.lng).toBeCloseTo((west + east) / 2, 2);

  await picker.press('Shift+ArrowUp');
  await expect.poll(async () => (await degrees(page)).lat).toBeCloseTo(clicked.lat + 0.00045, 5);
  await picker.press('ArrowRight');
  await expect.poll(async () => (await degrees(page)).lng).toBeGreaterThan(clicked.lng);
  // The rest of the form is Payload's.
  const violations = await violationsOf(page);
  expect(violations.filter((text) => /studium-map|maplibregl/.test(text))).toEqual([]);
  expect(refused).toEqual([]);
});

test('where the map cannot be drawn, the form says so and the arrow keys still work', async ({
  page,
  staff,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const picker = await openPicker(page, staff);
  await expect(page.getByText('Qui la mappa non si può mostrare')).toBeVisible();
  await picker.press('ArrowUp');
  await expect(page.locator('#field-address__lat')).toHaveValue(/^43\.41/);
});
