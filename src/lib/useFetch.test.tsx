import { act, renderHook } from '@testing-library/react';
import { useFetch } from './useFetch';
import { minimumPendingMs } from './useMinimumDuration';
import { maxAgeMs } from './useStaleBefore';

interface Request {
  key: string;
  signal: AbortSignal;
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}
let requests: Request[];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') });
  requests = [];
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const request = (index: number): Request => {
  const one = requests[index];
  if (!one) throw new Error(`no request ${index}`);
  return one;
};
const answer = (index: number, value: string) => act(async () => request(index).resolve(value));
const fail = (index: number) => act(async () => request(index).reject(new Error('offline')));

/** Collects the requests, so that the test can answer them. */
const useRequests = (key: string | null) =>
  useFetch(
    key,
    (signal) =>
      new Promise<string>((resolve, reject) => {
        requests.push({ key: key ?? '', signal, resolve, reject });
      }),
  );

const use = (key: string | null) => renderHook(useRequests, { initialProps: key });

it('is pending for at least 200 ms, and returns the value without delay', async () => {
  const { result } = use('rooms');
  expect(result.current).toMatchObject({ pending: true, error: false, timestamp: null });
  await pass(1);
  await answer(0, 'two rooms');
  expect(result.current).toMatchObject({ pending: true, value: 'two rooms', isCurrent: true });
  expect(result.current.timestamp).toBe(Date.now());
  await pass(minimumPendingMs - 2);
  expect(result.current.pending).toBe(true);
  await pass(1);
  expect(result.current.pending).toBe(false);
});

it('sends nothing without a key', async () => {
  const { result } = use(null);
  await pass(1000);
  expect(requests).toEqual([]);
  expect(result.current).toMatchObject({ pending: false, error: false, timestamp: null });
});

it('returns the previous value until the next one arrives, and aborts outdated requests', async () => {
  const { result, rerender } = use('rooms');
  await pass(0);
  await answer(0, 'two rooms');
  rerender('flats');
  expect(result.current).toMatchObject({ pending: true, value: 'two rooms', isCurrent: false });
  await pass(0);
  rerender('villas');
  expect(request(1).signal.aborted).toBe(true);
  await answer(1, 'a flat');
  expect(result.current.value).toBe('two rooms');
});

it('reports a failed request, returns the previous value, and retries', async () => {
  const { result, rerender } = use('rooms');
  await pass(0);
  await answer(0, 'two rooms');
  rerender('flats');
  await pass(0);
  await fail(1);
  await pass(minimumPendingMs);
  expect(result.current).toMatchObject({ pending: false, error: true, value: 'two rooms' });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ pending: true, error: true });
  await pass(0);
  await answer(2, 'a flat');
  expect(result.current).toMatchObject({ error: false, value: 'a flat', isCurrent: true });
});

it('fetches an old value again when the visitor returns to the tab', async () => {
  const { result } = use('rooms');
  await pass(0);
  await answer(0, 'two rooms');
  const back = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(maxAgeMs / 2);
  await back();
  await pass(0);
  expect(requests).toHaveLength(1);
  await pass(maxAgeMs);
  await back();
  await pass(0);
  expect(requests).toHaveLength(2);
  expect(result.current).toMatchObject({ pending: true, value: 'two rooms', isCurrent: false });
  await answer(1, 'three rooms');
  expect(result.current).toMatchObject({ value: 'three rooms', isCurrent: true });
});
