import { reportRegenerationFailure, regenerateOrThrow } from './regeneration';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

test('only the caller whose page failed gets the error', async () => {
  const failure = new Error('no answer');
  // Next does the same: it catches the error of the page.
  const bad = regenerateOrThrow(async () => {
    await later();
    reportRegenerationFailure(failure);
  });
  const good = regenerateOrThrow(later);
  await expect(bad).rejects.toBe(failure);
  await expect(good).resolves.toBeUndefined();
});

test('a failure during a visitor’s request is not reported to any caller', () => {
  expect(() => reportRegenerationFailure(new Error('no answer'))).not.toThrow();
});
