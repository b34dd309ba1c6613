import type { Locator } from '@playwright/test';
import { expect, markWindow, test } from './town';

const screens = [
  { path: '/', lang: 'it', h1: 'La città' },
  { path: '/en', lang: 'en', h1: 'city|town' },
  { path: '/alloggi', lang: 'it', h1: 'Trova casa' },
  { path: '/en/accommodations', lang: 'en', h1: 'Find' },
  { path: '/atenei', lang: 'it', h1: 'Atenei' },
  { path: '/en/universities', lang: 'en', h1: 'Universities' },
  { path: '/servizi', lang: 'it', h1: 'Servizi' },
  { path: '/en/services', lang: 'en', h1: 'Services' },
  { path: '/eventi', lang: 'it', h1: 'Eventi' },
  { path: '/en/events', lang: 'en', h1: 'Events' },
  { path: '/luoghi', lang: 'it', h1: 'Luoghi' },
  { path: '/en/places', lang: 'en', h1: 'Places' },
  { path: '/news', lang: 'it', h1: 'News' },
  { path: '/en/news', lang: 'en', h1: 'News' },
  { path: '/news/categorie', lang: 'it', h1: 'Argomenti' },
  { path: '/en/news/categories', lang: 'en', h1: 'Topics' },
  { path: '/confronta', lang: 'it', h1: 'Confronta' },
  { path: '/en/compare', lang: 'en', h1: 'Compare' },
  { path: '/dati-aperti', lang: 'it', h1: 'Dati aperti' },
  { path: '/en/open-data', lang: 'en', h1: 'Open data' },
  { path: '/offri-un-alloggio', lang: 'it', h1: 'Offri un alloggio' },
  { path: '/en/offer-a-home', lang: 'en', h1: 'Offer a home' },
  { path: '/credits', lang: 'it', h1: '.' },
  { path: '/offline', lang: 'it', h1: 'Sei senza rete' },
  { path: '/en/offline', lang: 'en', h1: 'You are offline' },
  { path: '/en/credits', lang: 'en', h1: '.' },
  { path: '/alloggi/mansarda-san-vero', lang: 'it', h1: 'Mansarda' },
  { path: '/en/accommodations/attic-room-san-vero', lang: 'en', h1: 'Attic' },
  { path: '/atenei/universita-di-castelmora', lang: 'it', h1: 'Univer' },
  { path: '/en/universities/university-of-castelmora', lang: 'en', h1: 'Univer' },
  { path: '/eventi/jazz-fra-le-vasche', lang: 'it', h1: 'Jazz' },
  { path: '/en/events/jazz-among-the-vats', lang: 'en', h1: 'Jazz' },
  { path: '/servizi/mensa-del-pozzo', lang: 'it', h1: 'Pozzo' },
  { path: '/en/services/pozzo-canteen', lang: 'en', h1: 'Pozzo' },
  { path: '/news/categorie/abitare', lang: 'it', h1: 'Abitare' },
  { path: '/en/news/categories/living', lang: 'en', h1: 'Living' },
  { path: '/news/linea-4-due-corse-in-piu', lang: 'it', h1: 'Linea 4' },
  { path: '/en/news/line-4-two-extra-runs', lang: 'en', h1: 'Line 4' },
  { path: '/primi-passi', lang: 'it', h1: 'Primi passi' },
  { path: '/en/first-steps', lang: 'en', h1: 'First steps' },
  { path: '/login', lang: 'it', h1: 'Accedi' },
  { path: '/en/login', lang: 'en', h1: 'Log in' },
  { path: '/reset-password', lang: 'it', h1: 'Password dimenticata' },
  { path: '/en/reset-password', lang: 'en', h1: 'Forgotten password' },
  { path: '/admin/set-password', lang: 'it', h1: 'nuova password' },
  { path: '/en/admin/set-password', lang: 'en', h1: 'new password' },
  { path: '/admin/verify-email', lang: 'it', h1: 'indirizzo' },
  { path: '/en/admin/verify-email', lang: 'en', h1: 'address' },
];

test.describe('pages', () => {
  test('each page has content in its language, also without JavaScript', async ({
    plainPage: page,
  }) => {
    for (const { path, lang, h1 } of screens) {
      const response = await page.goto(path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.soft(heading, path).toHaveText(new RegExp(h1));
      await expect.soft(heading, path).toHaveCount(1);
      const text = await page.getByRole('main').innerText();
      expect.soft(text.length, path).toBeGreaterThan(100);
    }
  });

  // The other pages of the table are hydrated by accessibility.spec.ts, pageWeight.full.spec.ts and offline.full.spec.ts.
  test('the pages of open data are hydrated without errors', async ({ page }) => {
    for (const path of ['/dati-aperti', '/en/open-data']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });

  test('a listing is complete without JavaScript', async ({ plainPage: page }) => {
    await page.goto('/alloggi');
    const cards = page.getByRole('main').getByRole('article');
    expect(await cards.count()).toBeGreaterThanOrEqual(20);
    const target = await cards.first().getByRole('link').first().getAttribute('href');
    expect(target).toMatch(/^\/alloggi\/[a-z0-9-]+$/);
  });
});

test.describe('navigation', () => {
  test('a listing leads to a detail page and back without a reload', async ({ page }) => {
    for (const [list, detail] of [
      ['/alloggi', /\/alloggi\/[a-z0-9-]+$/],
      ['/en/services', /\/en\/services\/[a-z0-9-]+$/],
      ['/eventi', /\/eventi\/[a-z0-9-]+$/],
      ['/en/universities', /\/en\/universities\/[a-z0-9-]+$/],
      ['/luoghi', /\/luoghi\/[a-z0-9-]+$/],
      ['/en/news', /\/en\/news\/[a-z0-9-]+$/],
    ] as const) {
      await page.goto(list);
      const stayed = await markWindow(page);
      const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
      const name = (await link.innerText()).trim();
      await link.click();
      await expect(page).toHaveURL(detail);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      expect(await stayed()).toBe(true);
    }
  });

  test('the language switcher leads to the same entry', async ({ page }) => {
    await page.goto('/alloggi');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/alloggi\/./);
    const image = page.getByRole('main').getByRole('img').first();
    const source = await image.getAttribute('src');
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/en\/accommodations\/./);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(image).toHaveAttribute('src', source ?? '');
  });

  test('every internal link of the main pages leads to a page', async ({ page, request }) => {
    const targets = new Set<string>();
    for (const path of ['/', '/en', '/alloggi', '/en/accommodations', '/atenei', '/en/services']) {
      await page.goto(path);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) targets.add(href);
    }
    expect(targets.size).toBeGreaterThan(20);
    for (const href of targets) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
    }
  });
});

test.describe('the sections', () => {
  test('a category filters services and events, and can be removed', async ({ page }) => {
    for (const [list, label] of [
      ['/servizi', 'Tipo di servizio'],
      ['/en/events', 'What you feel like'],
    ] as const) {
      await page.goto(list);
      const count = page.getByRole('main').getByRole('status');
      const total = (await count.textContent()) ?? '';
      const pills = page.getByRole('navigation', { name: label }).getByRole('link');
      await pills.nth(1).click();
      await expect(page).toHaveURL(/\?category=./);
      await expect(count).not.toHaveText(total);
      await pills.first().click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(count).toHaveText(total);
    }
  });

  test('events are sorted by date, and past events are in their own section', async ({ page }) => {
    await page.goto('/eventi');
    const past = page.getByRole('region', { name: 'Già passati' });
    const all = await momentsIn(page.getByRole('main'));
    const pastMoments = await momentsIn(past);
    const upcoming = all.slice(0, all.length - pastMoments.length);
    expect(upcoming.length).toBeGreaterThan(5);
    expect(pastMoments.length).toBeGreaterThan(5);
    expect(upcoming).toEqual([...upcoming].sort((a, b) => a - b));
    expect(pastMoments).toEqual([...pastMoments].sort((a, b) => b - a));
    await past.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('main')).toContainText('Questo evento è già passato');

    async function momentsIn(place: Locator): Promise<number[]> {
      return place
        .locator('article time')
        .evaluateAll((times) =>
          times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
        );
    }
  });

  test('news categories lead to their news, in both languages', async ({ page }) => {
    await page.goto('/news/categorie');
    const stayed = await markWindow(page);
    const category = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const name = await category.innerText();
    await category.getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/categorie\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/en\/news\/categories\/[a-z0-9-]+$/);
    expect(await stayed()).toBe(true);
  });
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/en/alloggi', '/en/accommodations'],
    ['/accommodations', '/alloggi'],
    ['/en/atenei', '/en/universities'],
    ['/events', '/eventi'],
    ['/en/luoghi', '/en/places'],
    ['/en/news/categorie', '/en/news/categories'],
  ]) {
    test(`${from} redirects to ${to}`, async ({ request }) => {
      const answer = await request.get(from ?? '', { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      expect(answer.headers().location).toBe(to);
    });
  }

  test('the browser’s language does not change the language of a page', async ({ request }) => {
    const answer = await request.get('/', {
      headers: { 'accept-language': 'en-US,en;q=0.9' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('<html lang="it"');
  });

  test('a page has its canonical address and links to its translation', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/en/accommodations?category=x');
    const site = baseURL ?? '';
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site}/en/accommodations`,
    );
    await expect(page.locator('link[hreflang=it]')).toHaveAttribute('href', `${site}/alloggi`);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute(
      'href',
      `${site}/alloggi`,
    );
  });
});

test('missing pages are a 404 with an explanation and a link to the home page', async ({
  plainPage: page,
}) => {
  for (const [path, heading, description, home] of [
    ['/non-esiste', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
    ['/en/does-not-exist', 'This page could not be found', 'non-working page', '/en'],
    ['/alloggi/non-esiste', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
    ['/servizi/non-esiste', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
    ['/en/events/no-such-night', 'This page could not be found', 'non-working page', '/en'],
    ['/atenei/non-esiste', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
    ['/luoghi/non-esiste', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
    ['/news/non-esiste', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
    ['/en/news/categories/gossip', 'This page could not be found', 'non-working page', '/en'],
    ['/a/b/c', 'Questa pagina non è stata trovata', 'pagina non funzionante', '/'],
  ] as const) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(404);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    const main = page.getByRole('main');
    await expect.soft(main, path).toContainText(description);
    await expect.soft(main.locator(`a[href="${home}"]`), path).toBeVisible();
    const robots = page.locator('meta[name=robots]');
    await expect.soft(robots, path).toHaveAttribute('content', 'noindex');
    await expect.soft(page.locator('link[rel=canonical]'), path).toHaveCount(0);
  }
});

test.describe('files and styles', () => {
  test('inline styles other than the page’s own are blocked', async ({ page }) => {
    await page.goto('/');
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
    await expect(policy).toHaveAttribute('content', /^style-src-elem 'self' 'sha256-/);
  });

  test('media are served by the site and cached for half a minute', async ({ request }) => {
    const html = await (await request.get('/alloggi')).text();
    const [, file = ''] = /"(\/media\/[^" ]+)/.exec(html) ?? [];
    const image = await request.get(file);
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toBe('image/webp');
    expect(image.headers()['cache-control']).toBe('public, max-age=30');
    const again = await request.get(file, {
      headers: { 'if-none-match': image.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('static files are immutable under their version, otherwise cached for an hour', async ({
    request,
  }) => {
    const html = await (await request.get('/alloggi')).text();
    const [, icons = ''] = /"(\/icons\/signs\.svg\?v=\w+)#/.exec(html) ?? [];
    const cacheControlOf = async (path: string) =>
      (await request.get(path)).headers()['cache-control'];
    const fonts = html.match(/\/fonts\/\w+\.\w+\.woff2/g) ?? [];
    expect(new Set(fonts).size).toBe(2);
    for (const path of [icons, ...fonts])
      expect(await cacheControlOf(path), path).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/icons/signs.svg',
      '/icons/signs.svg?v=another',
      '/icons/favicon.svg',
      '/start.js',
      '/hydrate.js',
    ])
      expect(await cacheControlOf(path), path).toBe(
        'public, max-age=3600, stale-while-revalidate=604800',
      );
  });
});
