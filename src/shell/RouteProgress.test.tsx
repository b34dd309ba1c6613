import { act, fireEvent, screen } from '@testing-library/react';
import Router from 'next/router';
import { reportCodeLoad } from '@/lib/reportCodeLoad';
import { RouteProgress } from './RouteProgress';
import { renderIn } from '@/i18n/testing/renderIn';

const route = { shallow: false };
const go = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const start = (path: string, options = route) =>
  act(() => Router.events.emit('routeChangeStart', path, options));
const complete = (path: string) =>
  act(() => Router.events.emit('routeChangeComplete', path, route));

/** Returns what Next does: stay on the page, or load the address. */
function fail(error: Error, path = '/eventi'): 'stay' | 'go' {
  let result: 'stay' | 'go' = 'go';
  act(() => {
    try {
      Router.events.emit('routeChangeError', error, path, route);
    } catch (thrown) {
      expect(thrown).toHaveProperty('cancelled', true);
      result = 'stay';
    }
  });
  return result;
}

let container: HTMLElement;
const bar = () => container.querySelector('[data-phase]')?.getAttribute('data-phase');
const push = jest.spyOn(Router, 'push').mockResolvedValue(true);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  push.mockClear();
  ({ container } = renderIn('it', <RouteProgress />));
});
afterEach(() => jest.useRealTimers());

it('shows a bar after 200 ms, and completes it', () => {
  start('/eventi');
  go(199);
  expect(bar()).toBe('idle');
  go(1);
  expect(bar()).toBe('running');
  complete('/eventi');
  expect(bar()).toBe('done');
  jest.useRealTimers();
});

it('shows nothing for a fast page or a change of filter', () => {
  start('/eventi');
  go(150);
  complete('/eventi');
  go(500);
  expect(bar()).toBe('idle');
  start('/eventi?category=musica', { shallow: true });
  go(500);
  expect(bar()).toBe('idle');
});

it('stays on the page at a network failure, shows a message, and offers to retry', () => {
  start('/eventi');
  go(300);
  expect(fail(new TypeError('Failed to fetch'))).toBe('stay');
  expect(bar()).toBe('failed');
  expect(screen.getByRole('status')).toHaveTextContent('La pagina non si è caricata');
  const again = screen.getByRole('link', { name: 'Riprova' });
  expect(again).toHaveAttribute('href', '/eventi');
  again.focus();
  start('/eventi');
  expect(screen.getByRole('status')).toHaveTextContent('Ci riproviamo');
  expect(again).toHaveFocus();
  complete('/eventi');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

it('removes a failure message at another navigation', () => {
  fail(new TypeError('Load failed'));
  start('/servizi');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(bar()).toBe('idle');
});

it('lets the server show its own error', () => {
  expect(fail(new Error('Failed to load static props'))).toBe('go');
  expect(bar()).toBe('failed');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('does not treat a cancelled navigation as a failure', () => {
  start('/eventi');
  go(300);
  expect(fail(Object.assign(new Error('Route Cancelled'), { cancelled: true }))).toBe('go');
  expect(bar()).toBe('idle');
});

it('is empty on a page that returns from the back/forward cache', () => {
  fail(new Error('Failed to load static props'));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(bar()).toBe('idle');
  fail(new TypeError('Failed to fetch'));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(bar()).toBe('idle');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows the error page when a page’s code fails twice within a minute', () => {
  sessionStorage.setItem('reloadedAt', String(Date.now() - 59_000));
  expect(fail(new Error('Failed to load script: /_next/eventi.js'))).toBe('stay');
  go(10);
  expect(push).toHaveBeenCalledWith('/_error', '/eventi', { locale: false });
});

it('reports that a button’s code failed to load, until a press works or the page changes', () => {
  const press = (isLoaded: boolean) => act(() => reportCodeLoad(isLoaded));
  press(false);
  const first = screen.getByText(/^Il pulsante non ha risposto/);
  expect(screen.getByRole('status')).toContainElement(first);
  press(false);
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText(/^Il pulsante non ha risposto/)).toBeVisible();
  jest.useRealTimers();
  press(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  press(false);
  start('/eventi');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
