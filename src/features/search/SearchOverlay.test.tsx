import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { results, noResults } from './fixtures';
import { renderIn } from '@/i18n/testing/renderIn';
import type { Locale } from '@/routing/locales';
import { SearchOverlay } from './SearchOverlay';
import { mockDialogMethods } from '@/overlays/testing';

interface Request {
  url: string;
  signal: AbortSignal;
  answer: (body: object | null) => Promise<void>;
}
let requests: Request[];
let user: UserEvent;
const push = jest.fn();

beforeAll(mockDialogMethods);
beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
  localStorage.clear();
  push.mockReset();
  requests = [];
  globalThis.fetch = jest.fn((url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('off', 'AbortError')));
      requests.push({
        url,
        signal,
        answer: async (body) =>
          act(async () => {
            const { ok, status } = body ? { ok: true, status: 200 } : { ok: false, status: 503 };
            resolve({ ok, status, json: async () => body } as Response);
          }),
      });
    });
  }) as never;
});
afterEach(() => jest.useRealTimers());

function open(locale: Locale = 'it') {
  // Only the methods that the search and its links call.
  const router = { push, prefetch: async () => undefined } as unknown as NextRouter;
  return renderIn(
    locale,
    <RouterContext.Provider value={router}>
      <SearchOverlay open onClose={() => undefined} />
    </RouterContext.Provider>,
  );
}

const field = () => screen.getByRole('textbox');
const status = () => screen.getByRole('status');
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const ring = () => !screen.getByRole('search').querySelector('use[href$="#search"]');
const request = (index: number): Request => {
  const one = requests[index];
  if (!one) throw new Error(`no request ${index}`);
  return one;
};

async function search(text: string, body: object | null) {
  await user.type(field(), text);
  await pass(200);
  await request(requests.length - 1).answer(body);
  await pass(200);
}

it('focuses its field, states how many letters it needs, and links to the sections', () => {
  jest.useRealTimers();
  open();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Cerca nel sito');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleName('Che cosa cerchi?');
  expect(field()).toHaveAccessibleDescription('Scrivi almeno 3 lettere.');
  expect(screen.getByRole('link', { name: 'Eventi' })).toHaveAttribute('href', '/eventi');
});

it('sends nothing below 3 letters and shows the reason', async () => {
  open('en');
  await user.type(field(), 'b ?o');
  await pass(1000);
  expect(status()).toHaveTextContent('Search needs at least 3 letters');
  expect(requests).toEqual([]);
});

it('sends one request when the typing pauses, and shows the results by section', async () => {
  open();
  await user.type(field(), 'lib');
  await pass(150);
  await user.type(field(), 'ri');
  await pass(199);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests.map(({ url }) => url)).toEqual(['/api/search?q=libri&locale=it']);
  await request(0).answer(results);
  expect(status()).toHaveTextContent('9 risultati per «libri»');
  const homes = within(screen.getByRole('region', { name: 'Alloggi 6' }));
  expect(homes.getByRole('heading', { level: 3 })).toBeInTheDocument();
  expect(
    homes.getByRole('link', { name: 'Vedi 6 risultati nella sezione Alloggi' }),
  ).toHaveAttribute('href', '/cerca?q=libri&section=accommodations');
  const book = screen.getByRole('link', { name: 'Libri di testo in prestito' });
  expect(book.querySelector('mark')).toHaveTextContent('Libri');
  expect(screen.getByRole('link', { name: 'Tutti i risultati su una pagina' })).toHaveAttribute(
    'href',
    '/cerca?q=libri',
  );
  await pass(200);
  jest.useRealTimers();
});

it('aborts an outdated request and never shows its response', async () => {
  open();
  await user.type(field(), 'libri');
  await pass(200);
  await user.type(field(), ' v');
  expect(request(0).signal.aborted).toBe(true);
  await request(0).answer(results);
  expect(status()).toHaveTextContent('Ricerca in corso…');
  await pass(200);
  await request(1).answer(noResults);
  expect(status()).toHaveTextContent('Nessun risultato per «libri v»');
});

it('shows the previous results until the next ones arrive', async () => {
  open();
  await search('libri', results);
  await user.type(field(), ' v');
  expect(status()).toHaveTextContent('Ricerca in corso…');
  expect(screen.getByRole('link', { name: 'Buono libro' })).toBeVisible();
});

it('shows a progress indicator for at least 200 ms, and results without delay', async () => {
  open();
  await user.type(field(), 'libri');
  expect(ring()).toBe(true);
  expect(status()).toHaveTextContent('Ricerca in corso…');
  await pass(200);
  expect(ring()).toBe(true);
  await request(0).answer(results);
  expect(ring()).toBe(false);

  // The response is cached, because the same query was typed again.
  await user.type(field(), 'x{Backspace}');
  expect(screen.getByRole('link', { name: 'Buono libro' })).toBeVisible();
  expect(status()).toHaveTextContent('9 risultati');
  expect(ring()).toBe(true);
  await pass(199);
  expect(ring()).toBe(true);
  await pass(1);
  expect(ring()).toBe(false);
});

it('moves the focus by arrow keys, from the field to the last result and back', async () => {
  open();
  await search('libri', results);
  const focused = () => document.activeElement?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Singola sotto i portici');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Libri di testo in prestito');
  await user.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('Studiare');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Singola sotto i portici');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
});

it('opens the page of results by Enter', async () => {
  open('en');
  await user.type(field(), ' free  room {Enter}');
  expect(push).toHaveBeenCalledWith('/en/search?q=free+room', undefined, { locale: false });
  await user.clear(field());
  await user.type(field(), 'ro{Enter}');
  expect(push).toHaveBeenCalledTimes(1);
});

it('stores searches that led to a page, and removes them at the press of a button', async () => {
  const first = open();
  await search('libri', results);
  await user.click(screen.getByRole('link', { name: 'Buono libro' }));
  await user.clear(field());
  await user.type(field(), 'mensa{Enter}');
  await user.clear(field());
  await user.type(field(), 'non aperta');
  first.unmount();

  open();
  const searches = () => screen.getAllByRole('button', { name: /^(libri|mensa)$/ });
  expect(searches().map((button) => button.textContent)).toEqual(['mensa', 'libri']);
  await user.click(screen.getByRole('button', { name: 'Togli «mensa» dalle ultime ricerche' }));
  expect(searches().map((button) => button.textContent)).toEqual(['libri']);
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'libri' }));
  expect(field()).toHaveValue('libri');
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancella il testo' }));
  await user.click(screen.getByRole('button', { name: 'Togli tutte' }));
  expect(screen.queryByText('Le tue ultime ricerche')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('suggests other words when there are no results, and searches for them', async () => {
  open();
  await search('libri volanti', noResults);
  expect(status()).toHaveTextContent('Nessun risultato per «libri volanti»');
  expect(screen.getByRole('link', { name: 'Camere singole' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'libri (9)' }));
  expect(field()).toHaveValue('libri');
  await pass(200);
  expect(request(1).url).toContain('q=libri&');
});

it('shows that the search fails, leaves the text in the field, and retries', async () => {
  open('en');
  await search('books', null);
  expect(status()).toHaveTextContent('Search is not answering');
  expect(field()).toHaveValue('books');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(status()).toHaveTextContent('Searching…');
  await pass(200);
  await request(1).answer(results);
  expect(status()).toHaveTextContent('9 results for “books”');
  jest.useRealTimers();
});

it('treats an invalid response as a failure', async () => {
  open();
  await search('libri', { error: { code: 'x' } });
  expect(status()).toHaveTextContent('La ricerca non risponde');
});
