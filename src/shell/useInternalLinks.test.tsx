import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { Link } from '@/components/Link/Link';
import { RichText } from '@/components/RichText/RichText';
import { useInternalLinks } from './useInternalLinks';

jest.mock('next/router', () => ({ __esModule: true, default: { locale: 'it' } }));

const html =
  '<p>Vedi <a href="/alloggi">gli <strong>alloggi</strong></a>, <a href="/media/mappa.pdf">la mappa</a>, ' +
  '<a href="http://localhost/en/events?category=music#tonight">la sera</a>, ' +
  '<a href="/#fine">la fine</a> e <a href="https://example.org">altro</a>.</p>';

function Page() {
  useInternalLinks();
  return (
    <>
      <RichText html={html} />
      <Link href="/alloggi?category=stanze" shallow>
        Stanze
      </Link>
      <Link href="tel:0000123456">Chiama</Link>
    </>
  );
}

const push = jest.fn(() => Promise.resolve(true));
const prefetch = jest.fn((_path: string, _as: undefined, options: { locale: string | false }) => {
  // Next also writes the language of this address into the options object of the caller.
  const received = { ...options };
  options.locale = 'it';
  prefetched.push(received);
  return Promise.resolve();
});
const prefetched: object[] = [];
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  push.mockClear();
  prefetch.mockClear();
  prefetched.length = 0;
  Object.assign(Router, { push, prefetch });
  render(<Page />);
});

it('handles a plain click on a link of the site, also on an element inside the link', () => {
  fireEvent.click(screen.getByText('alloggi'));
  expect(push).toHaveBeenCalledWith('/alloggi', undefined, { locale: false });
});

it('handles an absolute address of the site', () => {
  fireEvent.click(link('la sera'));
  expect(push).toHaveBeenCalledWith('/en/events?category=music#tonight', undefined, {
    locale: false,
  });
});

it('changes only the query for a shallow link', () => {
  fireEvent.click(link('Stanze'));
  expect(push).toHaveBeenCalledWith('/alloggi?category=stanze', undefined, {
    locale: false,
    shallow: true,
    scroll: false,
  });
});

it('does not handle files, jumps, telephone numbers, other sites and modified clicks', () => {
  const modified = createEvent.click(screen.getByText('alloggi'), { ctrlKey: true });
  fireEvent(screen.getByText('alloggi'), modified);
  for (const name of ['la mappa', 'la fine', 'altro', 'Chiama']) fireEvent.click(link(name));
  expect(push).not.toHaveBeenCalled();
  expect(modified.defaultPrevented).toBe(false);
});

describe('prefetches a page', () => {
  const withConnection = (connection: object | undefined) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  };
  const restOn = (element: HTMLElement) => {
    fireEvent.pointerOver(element);
    jest.advanceTimersByTime(200);
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    withConnection(undefined);
  });

  it('when the pointer rests on its link, not when it only passes', () => {
    withConnection({ effectiveType: '4g', saveData: false });
    fireEvent.pointerOver(link('la sera'));
    jest.advanceTimersByTime(50);
    restOn(screen.getByText('alloggi'));
    restOn(link('altro'));
    expect(prefetch.mock.calls.map(([path]) => path)).toEqual(['/alloggi']);
    expect(prefetched).toEqual([{ locale: false }]);
  });

  it('and a link to the other language still works', () => {
    withConnection({ effectiveType: '4g', saveData: false });
    restOn(screen.getByText('alloggi'));
    fireEvent.click(link('la sera'));
    expect(push).toHaveBeenCalledWith('/en/events?category=music#tonight', undefined, {
      locale: false,
    });
  });

  it('but not in another language, whose addresses Next would resolve wrongly', () => {
    restOn(link('la sera'));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'but not with %j',
    (connection) => {
      withConnection(connection);
      restOn(screen.getByText('alloggi'));
      expect(prefetch).not.toHaveBeenCalled();
    },
  );
});
