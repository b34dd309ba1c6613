import { points } from '../testing/points';
import { fetchPoints } from './fetchPoints';

const answer = (body: unknown, ok = true) =>
  jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response);

it('sends one request for concurrent calls, and another one for a later call', async () => {
  global.fetch = answer(points);
  const [first, second] = await Promise.all([fetchPoints('it'), fetchPoints('it')]);
  expect(first).toEqual(points);
  expect(second).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/api/points?locale=it', expect.anything());
  await fetchPoints('it');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('fails at an error status and at an invalid response', async () => {
  global.fetch = answer(points, false);
  await expect(fetchPoints('en')).rejects.toThrow('503');
  for (const body of [{}, [{ title: 'x' }], [null]]) {
    global.fetch = answer(body);
    await expect(fetchPoints('en')).rejects.toThrow();
  }
});
