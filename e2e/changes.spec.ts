import { createHmac } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { Staff } from './staff';
import { expect, test, town } from './town';

/** Milliseconds from publishing to the site, and from the return of a program to the site. */
const [deadline, patience] = [2000, 60_000];

/** An article of its own, published in both languages and seen once. */
async function newArticle(request: APIRequestContext) {
  const staff = await Staff.logIn(request);
  const name = `prova-${Date.now().toString(36)}`;
  const words = { title: name, slug: name, excerpt: name };
  const id = await staff.publish('news', words, words);
  const article = { staff, id, name, path: `/news/${name}` };
  await expectSoon(request, article.path, { status: 200, within: patience });
  return article;
}

interface Wanted {
  status: number;
  text?: string;
  within: number;
}

/** What visitors get at an address, within milliseconds. */
async function expectSoon(
  request: APIRequestContext,
  path: string,
  { status, text = '', within }: Wanted,
) {
  await expect
    .poll(
      async () => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return answer.status() === status && (await answer.text()).includes(text);
      },
      { timeout: within, intervals: [50], message: `${path}: ${status} with “${text}”` },
    )
    .toBe(true);
}

test('what is unpublished, and what is deleted, is gone within two seconds', async ({
  request,
}) => {
  const { staff, id, path } = await newArticle(request);
  await staff.change('news', id, { _status: 'draft' });
  await expectSoon(request, path, { status: 404, within: deadline });
  await staff.change('news', id, { _status: 'published' });
  await expectSoon(request, path, { status: 200, within: deadline });
  await staff.remove('news', id);
  await expectSoon(request, path, { status: 404, within: deadline });
});

test('who knows an address of before is led on, also when it is taken back', async ({
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
  // The browser that followed the first redirect goes to the first address, and from the second.
  for (const address of [path, moved]) {
    await page.goto(address);
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test.describe('programs that end', () => {
  test.describe.configure({ timeout: 4 * patience });

  test('what is published while the site is down is there soon after its return', async ({
    request,
  }) => {
    const { staff, id, path } = await newArticle(request);
    const title = `Da sveglio ${Date.now()}`;
    await town.stopSite();
    try {
      await staff.change('news', id, { title, _status: 'published' });
    } finally {
      await town.startSite();
    }
    await expectSoon(request, path, { status: 200, text: title, within: patience });
  });

  test('a cms that is killed before it could tell the site does so after its return', async ({
    request,
  }) => {
    const { staff, id, path } = await newArticle(request);
    const title = `Dopo il buio ${Date.now()}`;
    // Nobody takes the message, so that the end comes before it for certain.
    await town.stopSite();
    try {
      await staff.change('news', id, { title, _status: 'published' });
      await town.killCms();
    } finally {
      await town.startSite();
      await expectSoon(request, path, { status: 200, within: patience });
      expect(await (await request.get(path)).text()).not.toContain(title);
      await town.startCms();
    }
    await expectSoon(request, path, { status: 200, text: title, within: patience });
  });
});

test.describe('a message to the site', () => {
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

  test('is taken once', async ({ request }) => {
    const signature = signed(Date.now());
    expect(await send(request, signature)).toBe(200);
    expect(await send(request, signature)).toBe(409);
  });

  test('is refused when it was altered, is too old, or signed by somebody else', async ({
    request,
  }) => {
    const now = Date.now();
    expect(await send(request, signed(now), body.replace('socials', 'footer1'))).toBe(401);
    expect(await send(request, signed(now - 6 * 60_000))).toBe(401);
    expect(await send(request, signed(now, body, 'a secret of somebody else'))).toBe(401);
    expect(await send(request, '')).toBe(401);
  });
});
