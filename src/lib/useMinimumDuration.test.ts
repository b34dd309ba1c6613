/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useMinimumDuration } from './useMinimumDuration';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const render = (active: boolean) => renderHook(useMinimumDuration, { initialProps: active });

it('is active for at least 200 ms, and for as long as the activity lasts', () => {
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

it('ends also when a new activity begins in the moment in which the last one ends', () => {
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
