import type { Locator, Page } from '@playwright/test';

/** The button in the header that opens an overlay. */
export const openerOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name });
