import type { Page } from '@playwright/test';

/** Addresses and texts of the listings whose maps show points of interest. */
export const languages = [
  {
    list: '/alloggi',
    layer: 'Luoghi d’interesse',
    map: 'Mappa degli alloggi',
    pins: 'Luoghi sulla mappa',
    close: 'Chiudi la scheda',
    cluster: /vicini: ingrandisci$/,
    near: 'Nei dintorni',
    where: 'Dove si trova',
    walking: /^circa \d+ min a piedi$/,
  },
  {
    list: '/en/services',
    layer: 'Points of interest',
    map: 'Map of services',
    pins: 'Places on the map',
    close: 'Close the card',
    cluster: /close together: zoom in$/,
    near: 'Nearby',
    where: 'Where it is',
    walking: /^about \d+ min on foot$/,
  },
] as const;
export const [italian, english] = languages;
export type Language = (typeof languages)[number];

/** The list of the points of interest on a map. */
export const layerOf = (page: Page, { layer }: Language) =>
  page.getByRole('list', { name: layer, exact: true });

/** The button that switches the layer on and off. */
export const toggleOf = (page: Page, { layer }: Language) =>
  page.getByRole('button', { name: layer, exact: true });

/** The address of a list's first entry. */
export async function addressOfFirst(page: Page, { list }: Language): Promise<string> {
  await page.goto(list);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

/** Scrolls to the map of a detail page. */
export async function showMap(page: Page, { where }: Language): Promise<void> {
  await page
    .getByRole('heading', { name: where, exact: true })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
}
