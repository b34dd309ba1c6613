import type { Page } from '@playwright/test';
import { registerAndLogIn } from './account';
import { expect, test } from './town';

// Requests without a session answer 401, and the browser reports that as an error.
test.use({ complaints: [] });

const pages = [
  ...['', '/accommodations', '/events', '/news', '/pages', '/password', '/profile', '/services'],
  '/universities',
].flatMap((page) => [`/account${page}`, `/en/account${page}`]);

const guests = ['/login', '/en/login', '/registrati', '/en/register', '/reset-password'];

test('account pages need a login, and login pages redirect logged-in visitors', async ({
  page,
  request,
}) => {
  const open = async (path: string, from = page.request) => {
    const answer = await from.get(path, { maxRedirects: 0 });
    return [path, answer.status(), answer.headers().location];
  };
  for (const path of pages) {
    const login = path.startsWith('/en/') ? '/en/login' : '/login';
    const target = `${login}?next=${encodeURIComponent(path)}`;
    expect(await open(path, request)).toEqual([path, 307, target]);
  }
  for (const path of guests) expect(await open(path, request)).toEqual([path, 200, undefined]);
  await registerAndLogIn(page);
  for (const path of pages) expect(await open(path)).toEqual([path, 200, undefined]);
  for (const path of guests) {
    const account = path.startsWith('/en/') ? '/en/account' : '/account';
    expect(await open(path)).toEqual([path, 307, account]);
  }
});

/** Saves the entry of a page as a favourite; resolves with its title. */
async function save(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: /^Salva nei preferiti/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'preferiti' })).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

test('entries of every section and pages can be favourites, each on the page of its section', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await registerAndLogIn(page);
  const saved: string[] = [];
  for (const [path, section] of [
    ['/alloggi/mansarda-san-vero', 'accommodations'],
    ['/eventi/jazz-fra-le-vasche', 'events'],
    ['/servizi/mensa-del-pozzo', 'services'],
    ['/atenei/universita-di-castelmora', 'universities'],
    ['/news/linea-4-due-corse-in-piu', 'news'],
    ['/primi-passi', null],
  ] as const) {
    const title = await save(page, path);
    saved.push(title);
    if (!section) continue;
    await page.goto(`/account/${section}`);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  }
  await page.goto('/account');
  for (const title of saved)
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
});
