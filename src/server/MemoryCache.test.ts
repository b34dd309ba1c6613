import { MemoryCache } from './MemoryCache';

it('loads again after a failed load, and once for callers at the same time', async () => {
  const cache = new MemoryCache<string>();
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('no answer'));
  load.mockResolvedValue('menu');
  await expect(cache.get('it', load)).rejects.toThrow('no answer');
  expect(await Promise.all([cache.get('it', load), cache.get('it', load)])).toEqual([
    'menu',
    'menu',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});
