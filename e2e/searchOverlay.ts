import type { Page } from '@playwright/test';
import { expect } from './town';

/** Addresses and texts of the search in each language. */
export const languages = [
  {
    home: '/',
    path: '/cerca',
    opener: 'Cerca',
    field: 'Che cosa cerchi?',
    // The query has no accent, but the title has one.
    typed: 'universita',
    marked: 'Università',
    hint: 'almeno 3 lettere',
    count: /^\d+ risultati per «universita»$/,
    none: 'Nessun risultato',
    section: 'Eventi',
    events: '/eventi',
    all: 'Tutti i risultati su una pagina',
    failed: 'La ricerca non risponde',
    retry: 'Riprova',
    detail: /\/(alloggi|servizi|eventi|atenei|luoghi|news)\/[a-z0-9-]+$/,
  },
  {
    home: '/en',
    path: '/en/search',
    opener: 'Search',
    field: 'What are you looking for?',
    typed: 'university',
    marked: 'University',
    hint: 'at least 3 letters',
    count: /^\d+ results for “university”$/,
    none: 'No results',
    section: 'Events',
    events: '/en/events',
    all: 'All results on one page',
    failed: 'Search is not answering',
    retry: 'Try again',
    detail: /\/en\/(accommodations|services|events|universities|places|news)\/[a-z0-9-]+$/,
  },
] as const;
export const [italian, english] = languages;

/** Opens the search overlay on a home page by keyboard. */
export async function openSearch(page: Page, { home, opener, field }: (typeof languages)[number]) {
  await page.goto(home);
  const button = page.getByRole('banner').getByRole('button', { name: opener, exact: true });
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('textbox', { name: field });
  await expect(input).toBeFocused();
  return { button, dialog, input };
}
