import { act, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { Link } from '@/components/Link/Link';
import { localeInfo } from '@/routing/locales';
import { RouteAnnouncer } from './RouteAnnouncer';

const navigateTo = (path: string, title: string, shallow = false) => {
  document.title = title;
  act(() => {
    Router.events.emit('routeChangeStart', path, { shallow });
    Router.events.emit('routeChangeComplete', path, { shallow });
  });
  act(() => jest.runAllTimers());
};

const animate = jest.fn();
let prefersStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  animate.mockClear();
  prefersStill = false;
  Element.prototype.animate = animate;
  // jsdom has no CSS.escape; these addresses do not need it.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  window.matchMedia = jest.fn(() => ({ matches: prefersStill }) as MediaQueryList);
  render(
    <>
      <RouteAnnouncer />
      <main>
        <h1>Alloggi</h1>
        <h2 id="mappa">Mappa</h2>
        <Link href="/alloggi/mansarda">Mansarda</Link>
      </main>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

it('announces nothing and does not move the focus on the first page', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  jest.useRealTimers();
});

it('announces the title of a new page, focuses its heading and fades it in', () => {
  navigateTo('/alloggi', 'Alloggi · Studium');
  expect(screen.getByRole('status')).toHaveTextContent('Alloggi · Studium');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(animate).toHaveBeenCalledTimes(1);
});

it('fades in for at most 250 ms', () => {
  navigateTo('/alloggi', 'Alloggi · Studium');
  const [frames, timing] = animate.mock.calls[0] as [unknown, KeyframeAnimationOptions];
  expect(frames).toEqual({ opacity: [0, 1] });
  expect(timing.duration).toBeGreaterThan(0);
  expect(timing.duration).toBeLessThanOrEqual(250);
});

it('announces the second of two pages with the same title', async () => {
  const announced: string[] = [];
  new MutationObserver(() => announced.push(screen.getByRole('status').textContent)).observe(
    screen.getByRole('status'),
    { childList: true, characterData: true, subtree: true },
  );
  navigateTo('/news', 'News · Studium');
  await Promise.resolve();
  navigateTo('/en/news', 'News · Studium');
  await Promise.resolve();
  expect(announced.filter(Boolean)).toEqual(['News · Studium', 'News · Studium']);
});

it('focuses the element of the address’s fragment', () => {
  navigateTo('/alloggi#mappa', 'Alloggi');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('focuses the link of the next page after going back', () => {
  navigateTo('/alloggi/mansarda', 'Mansarda');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // The browser changes the address first.
  history.replaceState(null, '', '/alloggi');
  navigateTo('/alloggi', 'Alloggi');
  expect(screen.getByRole('link')).toHaveFocus();
  navigateTo('/eventi', 'Eventi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('sets the direction of the new page’s language', () => {
  jest.replaceProperty(localeInfo.en, 'direction', 'rtl');
  navigateTo('/en/news?page=2', 'News · Studium');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  navigateTo('/news', 'News · Studium');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

it.each([
  ['a change of filter', '?category=stanze', true],
  ['new data of the same page', '', false],
])('ignores %s', (_, query, shallow) => {
  navigateTo(location.pathname + query, 'Alloggi', shallow);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
  expect(animate).not.toHaveBeenCalled();
});

it('does not fade for visitors who prefer reduced motion', () => {
  prefersStill = true;
  navigateTo('/servizi', 'Servizi');
  expect(animate).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
