import type { Page } from '@playwright/test';
import { enTranslations } from '@payloadcms/translations/languages/en';
import { itTranslations } from '@payloadcms/translations/languages/it';

/** All texts of a tree of translations, by path. */
function textsOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const place = `${path}.${name}`;
    if (typeof value === 'string') return [[place, value]];
    return typeof value === 'object' && value !== null ? textsOf(value as object, place) : [];
  });
}

const italian = new Map(textsOf(itTranslations));

/** Payload's English texts of several words. Those with placeholders cannot be compared. */
const english = textsOf(enTranslations).flatMap(([place, text]) =>
  text.includes(' ') && !/[<{]/.test(text) && text !== italian.get(place) ? [text] : [],
);

/** The English texts of Payload that a page of the Italian admin shows. */
export async function englishTextsOn(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return english.filter((text) => shown.includes(text));
}
