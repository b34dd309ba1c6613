import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectSoon, newArticle } from './articles';
import { test } from './staff';
import { expect, town } from './town';

/** Milliseconds from publishing until the site shows the change. */
const deadline = 2000;

/** The same for a place: its listing is long, and the machine may be busy. */
const placeDeadline = 5000;

test('an unpublished or deleted entry disappears within two seconds', async ({ request }) => {
  const { staff, id, path } = await newArticle(request);
  await staff.change('news', id, { _status: 'draft' });
  await expectSoon(request, path, { status: 404, within: deadline });
  await staff.change('news', id, { _status: 'published' });
  await expectSoon(request, path, { status: 200, within: deadline });
  await staff.remove('news', id);
  await expectSoon(request, path, { status: 404, within: deadline });
});

test('an old address redirects to the new one, also when the slug is changed back', async ({
  page,
  request,
}) => {
  const { staff, id, name, path } = await newArticle(request);
  const moved = `${path}-nuovo`;
  const heading = page.getByRole('heading', { level: 1, name });
  await staff.change('news', id, { slug: `${name}-nuovo`, _status: 'published' });
  await expectSoon(request, path, { status: 307, within: deadline });
  await page.goto(path);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(moved);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', town.siteUrl + moved);

  await staff.change('news', id, { slug: name, _status: 'published' });
  await expectSoon(request, path, { status: 200, within: deadline });
  await expectSoon(request, moved, { status: 307, within: deadline });
  // The browser may have cached the first redirect; both addresses must still lead to the page.
  for (const address of [path, moved]) {
    await page.goto(address);
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('a published place appears at once in the listing and on its page, and redirects from its old address', async ({
  request,
  staff,
}) => {
  // This name sorts first, so the place is on the first page of the listing.
  const name = `aa-${Date.now().toString(36)}`;
  const words = { title: name, slug: name, description: `Vicino a ${name}` };
  await expectSoon(request, '/luoghi', { status: 200, within: deadline });
  const id = await staff.publish('poi', words, words);
  const shows = (path: string, text: string) =>
    expectSoon(request, path, { status: 200, text, within: placeDeadline });
  for (const path of [`/luoghi/${name}`, '/luoghi', '/en/places']) await shows(path, name);

  const changed = `Aa cambiato ${name}`;
  await staff.change('poi', id, { title: changed, _status: 'published' });
  for (const path of [`/luoghi/${name}`, '/luoghi']) await shows(path, changed);

  await staff.change('poi', id, { slug: `${name}-nuovo`, _status: 'published' });
  await expectSoon(request, `/luoghi/${name}`, { status: 307, within: placeDeadline });
  await shows(`/luoghi/${name}-nuovo`, changed);

  await staff.change('poi', id, { _status: 'draft' });
  await expectSoon(request, `/luoghi/${name}-nuovo`, { status: 404, within: placeDeadline });
});

test.describe('the revalidation webhook', () => {
  const body = JSON.stringify({ changes: [{ kind: 'global', handle: 'socials' }] });
  const signed = (time: number, text = body, secret = town.secrets.REVALIDATE_SECRET) =>
    `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
  const send = async (request: APIRequestContext, signature: string, data = body) =>
    (
      await request.post('/api/revalidate', {
        headers: { 'content-type': 'application/json', 'x-studium-signature': signature },
        data: Buffer.from(data),
      })
    ).status();

  test('accepts a message only once', async ({ request }) => {
    const signature = signed(Date.now());
    expect(await send(request, signature)).toBe(200);
    expect(await send(request, signature)).toBe(409);
  });

  test('refuses a message that was altered, is too old or has a wrong signature', async ({
    request,
  }) => {
    const now = Date.now();
    expect(await send(request, signed(now), body.replace('socials', 'footer1'))).toBe(401);
    expect(await send(request, signed(now - 6 * 60_000))).toBe(401);
    expect(await send(request, signed(now, body, 'another secret'))).toBe(401);
    expect(await send(request, '')).toBe(401);
  });
});
