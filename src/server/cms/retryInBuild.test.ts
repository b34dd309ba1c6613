import { AppError, type ErrorCode } from '@/errors/AppError';
import { retryInBuild } from './retryInBuild';

let sent = 0;
beforeEach(() => {
  sent = 0;
});
afterEach(() => delete process.env.NEXT_PHASE);

/** Answers the second time. */
const send = (code: ErrorCode) => async () => {
  sent += 1;
  if (sent === 1) throw new AppError(code, 'LATE');
  return Promise.resolve('answer');
};

test('a build sends a query again that the cms has given up', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await retryInBuild(send('cms/invalid-answer'))).toBe('answer');
  expect(sent).toBe(2);
});

test('a build fails at once when there is no cms, and a visitor never waits for a second attempt', async () => {
  await expect(retryInBuild(send('cms/invalid-answer'))).rejects.toThrow('LATE');
  process.env.NEXT_PHASE = 'phase-production-build';
  sent = 0;
  await expect(retryInBuild(send('cms/unreachable'))).rejects.toThrow('LATE');
  expect(sent).toBe(1);
});
