import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import Router from 'next/router';
import { Link } from '@/components/Link/Link';
import { RouteAnnouncer } from './RouteAnnouncer';

const moveTo = (path: string, title: string, shallow = false) => {
  document.title = title;
  act(() => {
    Router.events.emit('routeChangeStart', path, { shallow });
    Router.events.emit('routeChangeComplete', path, { shallow });
  });
  act(() => jest.runAllTimers());
};

const animate = jest.fn();
let still = false;
let container: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  animate.mockClear();
  still = false;
  Element.prototype.animate = animate;
  // jsdom has no CSS.escape; these addresses need none.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  window.matchMedia = jest.fn(() => ({ matches: still }) as MediaQueryList);
  ({ container } = render(
    <>
      <RouteAnnouncer />
      <main>
        <h1>Alloggi</h1>
        <h2 id="mappa">Mappa</h2>
        <Link href="/alloggi/mansarda">Mansarda</Link>
      </main>
    </>,
  ));
});
afterEach(() => jest.useRealTimers());

it('says nothing and moves nothing on the first page', async () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

it('says the title of a new page, takes the keyboard to its heading and lets it fade in', () => {
  moveTo('/alloggi', 'Alloggi · Studium');
  expect(screen.getByRole('status')).toHaveTextContent('Alloggi · Studium');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(animate).toHaveBeenCalledTimes(1);
});

it('fades in for a quarter of a second at most', () => {
  moveTo('/alloggi', 'Alloggi · Studium');
  const [frames, timing] = animate.mock.calls[0] as [unknown, KeyframeAnimationOptions];
  expect(frames).toEqual({ opacity: [0, 1] });
  expect(timing.duration).toBeGreaterThan(0);
  expect(timing.duration).toBeLessThanOrEqual(250);
});

it('says two pages of the same title apart', async () => {
  const said: string[] = [];
  new MutationObserver(() => said.push(screen.getByRole('status').textContent)).observe(
    screen.getByRole('status'),
    { childList: true, characterData: true, subtree: true },
  );
  moveTo('/news', 'News · Studium');
  await Promise.resolve();
  moveTo('/en/news', 'News · Studium');
  await Promise.resolve();
  expect(said.filter(Boolean)).toEqual(['News · Studium', 'News · Studium']);
});

it('takes the keyboard to the part that an address names', () => {
  moveTo('/alloggi#mappa', 'Alloggi');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('takes the keyboard back to the link by which one had left', () => {
  moveTo('/alloggi/mansarda', 'Mansarda');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // So does the browser, before anything else.
  history.replaceState(null, '', '/alloggi');
  moveTo('/alloggi', 'Alloggi');
  expect(screen.getByRole('link')).toHaveFocus();
  moveTo('/eventi', 'Eventi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('leaves a change of filter alone', () => {
  moveTo('/alloggi?category=stanze', 'Alloggi', true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  expect(animate).not.toHaveBeenCalled();
});

it('leaves the reader alone where the same page brings new data', () => {
  moveTo(location.pathname, 'Alloggi');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  expect(animate).not.toHaveBeenCalled();
});

it('does not fade where less motion is wanted', () => {
  still = true;
  moveTo('/servizi', 'Servizi');
  expect(animate).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
