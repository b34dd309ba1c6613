import { expect, test } from './town';

test('the health of the site names its page cache', async ({ request }) => {
  const began = Date.now();
  const answer = await request.get('/api/health');
  expect(Date.now() - began).toBeLessThan(2500);
  expect(await answer.json()).toEqual({ site: 'ok', cms: 'ok', cache: 'memory' });
});
