import { regenerateOrThrow, reportRegenerationFailure, reportRendering } from './regeneration';

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

test('a page is regenerated again if its regeneration only waited for that of a visitor', async () => {
  // Next does the same: it renders a page once for all requests that arrive meanwhile.
  let running: Promise<void> | null = null;
  let renderings = 0;
  const render = async () => {
    reportRendering();
    renderings += 1;
    await later();
    running = null;
  };
  const regenerate = () => (running ??= render());
  const visit = regenerate();
  await regenerateOrThrow(regenerate);
  await visit;
  expect(renderings).toBe(2);
  await regenerateOrThrow(regenerate);
  expect(renderings).toBe(3);
});
