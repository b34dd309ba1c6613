import type { Page, Route } from '@playwright/test';
import { cards, countOf, openQuery } from './listings';
import { main } from './main';
import { expect, test } from './town';

/** The words of the pages. Each test uses one language, because the behaviour does not depend on it. */
const italian = {
  language: 'it',
  events: '/eventi',
  homes: '/alloggi',
  university: '/atenei/',
  other: 'English',
  failed: 'L’elenco non si è aggiornato',
  again: 'Riprova',
} as const;

const english = {
  language: 'en',
  lists: [
    ...['/en/accommodations', '/en/services', '/en/events', '/en/universities', '/en/places'],
    '/en/news',
  ],
  events: '/en/events',
  services: '/en/services',
  homes: '/en/accommodations',
  university: '/en/universities/',
  other: 'Italiano',
  failed: 'The list did not update',
  again: 'Try again',
} as const;

const pill = (page: Page, index: number) =>
  main(page).getByRole('navigation').first().getByRole('link').nth(index);
const otherLanguage = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name });
const api = '**/api/listing/**';
const pastEvents = '?when=past';

/** Disables prefetching: the browser reports that the visitor saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test.describe('a listing', () => {
  test('an error is announced, keeps the list, and can be retried', async ({
    page,
    complaints,
  }) => {
    const { events, failed, again } = english;
    await saveData(page);
    await page.goto(events, { waitUntil: 'networkidle' });
    const shown = await cards(page).first().innerText();
    await page.route(api, (route) => route.abort());
    await openQuery(page, events + pastEvents);
    await expect(countOf(page)).toHaveText(failed);
    await expect(cards(page).first()).toHaveText(shown, { useInnerText: true });
    const retry = main(page).getByRole('button', { name: again });
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await retry.press('Enter');
    await expect(countOf(page)).toHaveText(failed);
    await expect(retry).toBeFocused();
    await page.unroute(api);
    await retry.press('Enter');
    await expect(countOf(page)).toHaveText(/^\d+ /);
    await expect(cards(page).first()).not.toHaveText(shown, { useInnerText: true });
    await expect(retry).toHaveCount(0);
    await expect(countOf(page)).toBeFocused();
    // The browser reports the aborted requests.
    complaints.length = 0;
  });

  test('a tab that was open for a day fetches the list again before it filters', async ({
    page,
  }) => {
    const { homes } = italian;
    await page.clock.install();
    await page.goto(homes, { waitUntil: 'networkidle' });
    const title = `Nuova ${Date.now()}`;
    let requests = 0;
    const renamed = async (route: Route) => {
      requests += 1;
      const response = await route.fetch();
      const items = (await response.json()) as { title: string }[];
      await route.fulfill({ json: items.map((item) => ({ ...item, title })) });
    };
    await page.route(api, renamed);
    // The list has arrived when it is filtered.
    const all = await countOf(page).innerText();
    await openQuery(page, `${homes}?beds=1`);
    await expect(countOf(page)).not.toHaveText(all);
    await expect(countOf(page)).toHaveText(/^\d+ /);
    const fetched = requests;
    await openQuery(page, homes);
    await page.clock.fastForward('24:00:00');
    await openQuery(page, `${homes}?beds=1`);
    await expect(cards(page).first().getByRole('heading')).toHaveText(title);
    expect(requests).toBe(fetched + 1);
    // A stale list is also replaced when the visitor returns to the tab.
    const returned = page.waitForRequest(api);
    await page.clock.fastForward('24:00:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await returned;
    await expect(countOf(page)).toHaveText(/^\d+ /);
    await expect.poll(() => requests).toBe(fetched + 2);
  });

  test('hovering the link to the other language prefetches nothing that is missing', async ({
    page,
  }) => {
    const { other, lists } = english;
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.clock.install();
    for (const list of lists) {
      await page.goto(list, { waitUntil: 'networkidle' });
      await otherLanguage(page, other).hover();
      // Longer than the delay before a prefetch.
      await page.clock.runFor(400);
      await page.waitForLoadState('networkidle');
    }
    expect(missing).toEqual([]);
  });

  for (const [words, back, list] of [
    [italian, english, italian.homes],
    [english, italian, english.services],
  ] as const) {
    test(`changing the language keeps the category and the filters of ${list}`, async ({
      page,
      request,
      plainPage,
    }) => {
      const answer = await request.get(`/api/listing/universities?all&locale=${words.language}`);
      const [university] = (await answer.json()) as { href: string }[];
      const near = university?.href.replace(words.university, '') ?? '';
      await page.goto(list);
      await pill(page, 1).click();
      await expect(page).toHaveURL(/\?category=/);
      const category = new URL(page.url()).searchParams.get('category') ?? '';
      const path = `${list}?category=${category}&near=${near}&sort=nearest`;
      await page.goto(path);
      await otherLanguage(page, words.other).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', words.language);
      const there = new URL(page.url()).searchParams;
      expect([...there.keys()]).toEqual(['category', 'near', 'sort']);
      await expect
        .poll(async () => Number.parseInt(await countOf(page).innerText(), 10))
        .toBeGreaterThan(0);
      await expect(pill(page, 0)).not.toHaveAttribute('aria-current');

      await otherLanguage(page, back.other).click();
      await expect(page).toHaveURL(path);

      await plainPage.goto(path);
      await otherLanguage(plainPage, words.other).click();
      expect([...new URL(plainPage.url()).searchParams]).toEqual([...there]);
    });
  }
});
