import type { Locator, Page } from '@playwright/test';

/** The content of the page, without header and footer. */
export const main = (page: Page): Locator => page.getByRole('main');
