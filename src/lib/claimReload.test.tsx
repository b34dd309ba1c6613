import { claimReload } from './claimReload';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('allows one reload within 60,000 ms', () => {
  expect(claimReload()).toBe(true);
  jest.advanceTimersByTime(59_999);
  expect(claimReload()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(claimReload()).toBe(true);
});

it('allows no reload when the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(claimReload()).toBe(false);
});
