import { batch } from './batch';

test('keys that are loaded together are fetched in one call, and each only once', async () => {
  const calls: number[][] = [];
  const load = batch<number, string>(async (keys) => {
    calls.push(keys);
    return new Map(keys.filter((key) => key !== 9).map((key) => [key, `n${key}`]));
  });
  expect(await Promise.all([load(1), load(2), load(1), load(9)])).toEqual([
    'n1',
    'n2',
    'n1',
    undefined,
  ]);
  expect(await load(2)).toBe('n2');
  expect(calls).toEqual([[1, 2, 9]]);
});

test('a failed fetch rejects all its loads, and the next load tries again', async () => {
  let broken = true;
  const load = batch<number, string>(async (keys) => {
    if (broken) throw new Error('away');
    return new Map(keys.map((key) => [key, 'here']));
  });
  await expect(Promise.all([load(1), load(2)])).rejects.toThrow('away');
  broken = false;
  expect(await load(3)).toBe('here');
});
