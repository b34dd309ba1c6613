import { cards, openQuery, readTotal, targets } from './listings';
import { expect, test } from './town';

test('search engines index the plain listing but no filters', async ({ page }) => {
  const homes = '/en/accommodations';
  await page.goto(`${homes}?beds=2`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto(`${homes}?page=2`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', homes);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${homes}$`),
  );
});

test('the filter dialog fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const list of ['/alloggi', '/eventi']) {
    await page.goto(list);
    await page.getByRole('button', { name: /^Filtri/ }).click();
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeInViewport();
  }
});

test('past events and older news are listed', async ({ page }) => {
  await page.goto('/en/events?when=past');
  expect(await readTotal(page)).toBeGreaterThan(0);
  await page.goto('/en/news?page=2');
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]'),
  ).toHaveText(/2$/);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

/** Pseudo-random numbers in [0, 1), the same at each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test('the browser filters and sorts like the server, for random queries', async ({
  page,
  request,
}) => {
  test.slow();
  const random = numbers(11);
  const oneOf = (values: string[]) => values[Math.floor(random() * values.length)] ?? '';
  const choices: Record<string, string[]> = {
    category: ['camere-singole', 'posti-letto', 'residenze'],
    type: ['singleRoom', 'bed,studio', 'apartment'],
    beds: ['1', '2', '3'],
    baths: ['1', '2'],
    'price-from': ['250', '350'],
    'price-to': ['400', '700'],
    pricing: ['perRoom', 'perPerson,wholeHouse'],
    included: ['wifi', 'wifi,desk'],
    availability: ['available', 'freeSoon,busy'],
    card: ['only', 'without'],
    sort: ['cheapest', 'dearest'],
  };
  await page.goto('/alloggi', { waitUntil: 'networkidle' });
  for (let round = 0; round < 25; round += 1) {
    const query = new URLSearchParams(
      Object.entries(choices).flatMap(([name, values]) =>
        random() < 0.25 ? [[name, oneOf(values)]] : [],
      ),
    ).toString();
    const path = query === '' ? '/alloggi' : `/alloggi?${query}`;
    await openQuery(page, path);
    const answer = await request.get(`/api/listing/accommodations?locale=it&${query}`);
    const { total, items } = (await answer.json()) as { total: number; items: { href: string }[] };
    await expect.poll(() => readTotal(page), path).toBe(total);
    expect(await targets(page), path).toEqual(items.map(({ href }) => href));
  }
});
