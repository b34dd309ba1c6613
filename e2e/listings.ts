import type { Locator, Page } from '@playwright/test';
import { main } from './main';
import { expect } from './town';

/** The cards of a listing. */
export const cards = (page: Page): Locator => main(page).getByRole('listitem').getByRole('article');

/** The number of results, with their name. */
export const countOf = (page: Page): Locator => main(page).getByRole('status').first();

/** Reads the number of results that a listing shows. */
export async function readTotal(page: Page): Promise<number> {
  // While a fetch is pending, the number is that of the previous results.
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(countOf(page)).toHaveText(/^\d+ /);
  return Number.parseInt(await countOf(page).innerText(), 10);
}

/** Follows a link to the same listing with another query, as its own links do. */
export async function openQuery(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.dataset.shallow = '';
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

/** The links of the cards, in their order. */
export const targets = (page: Page) =>
  cards(page)
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
