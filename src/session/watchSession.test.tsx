import Router from 'next/router';
import { setSession } from './session';
import { waitForLeaving, watchSession } from './watchSession';

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

it('redirects an account page to the login when the session ends, but not during a logout', async () => {
  jest.mocked(Router.replace).mockResolvedValue(true);
  history.replaceState(null, '', '/account');
  watchSession(jest.fn());
  let openHome = (): void => undefined;
  const leaving = waitForLeaving(
    new Promise<void>((resolve) => {
      openHome = resolve;
    }),
  );
  setSession({ status: 'out' });
  expect(Router.replace).not.toHaveBeenCalled();
  openHome();
  await leaving;
  setSession({ status: 'out' });
  expect(Router.replace).toHaveBeenCalledWith('/login?next=%2Faccount', undefined, {
    locale: false,
  });
});
