import { expectSoon, newArticle, timeoutMs } from './articles';
import { expect, test, town } from './town';

test.describe('after a restart', () => {
  test.describe.configure({ timeout: 4 * timeoutMs });

  test('a change published while the site is down appears soon after its restart', async ({
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
    await expectSoon(request, path, { status: 200, text: title, within: timeoutMs });
  });

  test('a deleted entry does not come back', async ({ request }) => {
    const { staff, id, path } = await newArticle(request);
    await staff.remove('news', id);
    await expectSoon(request, path, { status: 404, within: timeoutMs });
    await town.stopSite();
    await town.startSite();
    expect((await request.get(path)).status()).toBe(404);
  });

  test('a cms that is killed before its webhook was sent sends it after its restart', async ({
    request,
  }) => {
    const { staff, id, path } = await newArticle(request);
    const title = `Dopo il buio ${Date.now()}`;
    // The site is stopped, so the webhook cannot arrive before the cms is killed.
    await town.stopSite();
    try {
      await staff.change('news', id, { title, _status: 'published' });
      await town.killCms();
    } finally {
      await town.startSite();
      await expectSoon(request, path, { status: 200, within: timeoutMs });
      expect(await (await request.get(path)).text()).not.toContain(title);
      await town.startCms();
    }
    await expectSoon(request, path, { status: 200, text: title, within: timeoutMs });
  });
});
