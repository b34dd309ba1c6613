import { expect, test } from './town';

test('the health check names the page cache of the site', async ({ request }) => {
  const began = Date.now();
  const answer = await request.get('/api/health');
  expect(Date.now() - began).toBeLessThan(2500);
  expect(await answer.json()).toEqual({ site: 'ok', cms: 'ok', cache: 'memory' });
});
