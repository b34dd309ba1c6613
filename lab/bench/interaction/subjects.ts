import type { Locator, Page } from '@playwright/test';

/** An element that is pressed on the listing of accommodations. */
export interface Subject {
  name: string;
  /** Returns the element for the nth press. */
  target: (page: Page, n: number) => Locator;
  /** Reads the state before the press; returns a function that waits for the effect of the press. */
  watch: (page: Page) => Promise<() => Promise<unknown>>;
  /** Restores the state, if a second press does not. */
  undo?: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Returns a subject that opens an overlay. */
const opener = (name: string, target: Subject['target']): Subject => ({
  name,
  target,
  watch: async (page) => () => dialog(page).waitFor(),
  async undo(page) {
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  },
});

const inHeader = (label: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: label, exact: true });

const heart = (page: Page) => main(page).locator('[data-heart]').first();

export const subjects: Subject[] = [
  {
    name: 'filter (a category)',
    // The first link stands for all categories.
    target: (page, n) =>
      main(page)
        .locator('nav')
        .first()
        .getByRole('link')
        .nth((n + 1) % 2),
    async watch(page) {
      const before = page.url();
      return () => page.waitForURL((url) => url.href !== before);
    },
  },
  opener('overlay of the filters', (page) => main(page).getByRole('button', { name: /^Filtri/ })),
  opener('overlay of the search', inHeader('Cerca')),
  opener('overlay of the menu', inHeader('Apri il menu')),
  {
    name: 'heart',
    target: heart,
    async watch(page) {
      const pressed = (await heart(page).getAttribute('aria-pressed')) === 'true';
      const other = `[data-heart][aria-pressed="${String(!pressed)}"]`;
      const id = await heart(page).getAttribute('data-heart');
      return () =>
        main(page)
          .locator(`${other}[data-heart="${id ?? ''}"]`)
          .first()
          .waitFor();
    },
  },
];
