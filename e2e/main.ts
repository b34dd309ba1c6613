import type { Locator, Page } from '@playwright/test';

/** The content of the page, without header and footer. */
export const main = (page: Page): Locator => page.getByRole('main');

/** Presses a button of the content. */
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();
