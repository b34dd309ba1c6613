import { logIn } from '@/session/authCalls';
import { failureReasonsOf } from '@/session/errors';
import { sendFeedback } from '@/features/feedback/sendFeedback';
import { fetchInTime } from './fetchInTime';
import { requestTimeoutMs } from './requestTimeoutMs';

/** A line that hangs: the request ends only when its signal aborts it. */
const hangingFetch = jest.fn(
  (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      const abort = () => reject(signal?.reason as Error);
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
    }),
);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: hangingFetch });
  // The timers of signals are not those that Jest replaces.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(new DOMException('late', 'TimeoutError')), ms);
    return timeout.signal;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** How a promise ended, or `pending`. */
function watch(promise: Promise<unknown>) {
  const watched = { end: 'pending' as unknown };
  promise.then(
    (value) => (watched.end = value),
    (error: unknown) => (watched.end = error),
  );
  return watched;
}

it('ends a request that hangs, but not one that is only slow', async () => {
  const request = watch(fetchInTime('/api'));
  await jest.advanceTimersByTimeAsync(requestTimeoutMs - 1);
  expect(request.end).toBe('pending');
  await jest.advanceTimersByTimeAsync(1);
  expect(request.end).toMatchObject({ name: 'TimeoutError' });
});

it('ends a request that its caller aborts, also before it began', async () => {
  const caller = new AbortController();
  const request = watch(fetchInTime('/api', { signal: caller.signal }));
  caller.abort();
  const next = watch(fetchInTime('/api', { signal: caller.signal }));
  await jest.advanceTimersByTimeAsync(0);
  expect([request.end, next.end]).toMatchObject([{ name: 'AbortError' }, { name: 'AbortError' }]);
});

it('lets a login and a form report a line that hangs', async () => {
  const login = watch(logIn({ email: 'a@example.org', password: 'x' }).catch(failureReasonsOf));
  const feedback = watch(sendFeedback({ path: '/alloggi', clear: true }));
  await jest.advanceTimersByTimeAsync(requestTimeoutMs);
  expect(login.end).toEqual([{ code: 'network' }]);
  expect(feedback.end).toBe(false);
});
