import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import Router from 'next/router';
import { reportPress } from '@/lib/reportPress';
import { RouteProgress } from './RouteProgress';
import { renderIn } from './testing';

const route = { shallow: false };
const go = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const start = (path: string, manner = route) =>
  act(() => Router.events.emit('routeChangeStart', path, manner));
const complete = (path: string) =>
  act(() => Router.events.emit('routeChangeComplete', path, route));

/** What Next is told to do: to stay, or to go to the address itself. */
function fail(error: Error, path = '/eventi'): 'stay' | 'go' {
  let told: 'stay' | 'go' = 'go';
  act(() => {
    try {
      Router.events.emit('routeChangeError', error, path, route);
    } catch (thrown) {
      expect(thrown).toHaveProperty('cancelled', true);
      told = 'stay';
    }
  });
  return told;
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

it('shows a bar after 200 ms, and lets it arrive', async () => {
  start('/eventi');
  go(199);
  expect(bar()).toBe('idle');
  go(1);
  expect(bar()).toBe('running');
  complete('/eventi');
  expect(bar()).toBe('done');
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows nothing where a page comes at once, or a filter changes', () => {
  start('/eventi');
  go(150);
  complete('/eventi');
  go(500);
  expect(bar()).toBe('idle');
  start('/eventi?category=musica', { shallow: true });
  go(500);
  expect(bar()).toBe('idle');
});

it('keeps the page where the network fails, says so, and offers to try again', async () => {
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
  expect(await axe(container)).toHaveNoViolations();
});

it('forgets a failure when one goes elsewhere', () => {
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

it('does not take a change that another one overtook for a failure', () => {
  start('/eventi');
  go(300);
  expect(fail(Object.assign(new Error('Route Cancelled'), { cancelled: true }))).toBe('go');
  expect(bar()).toBe('idle');
});

it('shows the error page where a page’s code fails again within a minute', () => {
  sessionStorage.setItem('reloadedAt', String(Date.now() - 59_000));
  expect(fail(new Error('Failed to load script: /_next/eventi.js'))).toBe('stay');
  go(10);
  expect(push).toHaveBeenCalledWith('/_error', '/eventi', { locale: false });
});

it('says that the code of a button did not come, until a press works or one goes elsewhere', async () => {
  const press = (hasCode: boolean) => act(() => reportPress(hasCode));
  press(false);
  const first = screen.getByText(/^Il pulsante non ha risposto/);
  expect(screen.getByRole('status')).toContainElement(first);
  press(false);
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText(/^Il pulsante non ha risposto/)).toBeVisible();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
  press(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  press(false);
  start('/eventi');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
