/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useAtLeast } from './useAtLeast';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const render = (active: boolean) =>
  renderHook((now: boolean) => useAtLeast(now, 200), { initialProps: active });

it('is shown for 200 ms at least, and for as long as it lasts', () => {
  const { result, rerender } = render(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(150));
  rerender(false);
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(50));
  expect(result.current).toBe(false);
  rerender(true);
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

it('ends also when it begins again in the moment in which it ends', () => {
  const { result, rerender } = render(true);
  rerender(false);
  act(() => {
    jest.advanceTimersByTime(200);
    rerender(true);
  });
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(200));
  rerender(false);
  expect(result.current).toBe(false);
});
