import { watchSession } from './watchSession';

jest.mock('next/router', () => ({
  __esModule: true,
  default: { replace: jest.fn(), events: { on: jest.fn(), off: jest.fn() } },
}));

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

it('checks the session when the tab becomes visible again, but not when it is hidden', () => {
  const checkViewer = jest.fn();
  watchSession(checkViewer);
  setHidden(true);
  expect(checkViewer).not.toHaveBeenCalled();
  setHidden(false);
  expect(checkViewer).toHaveBeenCalledTimes(1);
});
