import { noteFailure, orFail } from './making';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test('whoever has a page made learns that it failed, and nobody else does', async () => {
  const failure = new Error('no answer');
  // As Next does: the failure of the page ends there.
  const bad = orFail(async () => {
    await later();
    noteFailure(failure);
  });
  const good = orFail(later);
  await expect(bad).rejects.toBe(failure);
  await expect(good).resolves.toBeUndefined();
});

test('a page that a visitor has asked for fails for the visitor alone', () => {
  expect(() => noteFailure(new Error('no answer'))).not.toThrow();
});
