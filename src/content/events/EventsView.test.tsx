import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '@/i18n/testing/renderIn';
import { WithQuery, listingWith } from '@/features/listing/testing';
import { clearLoadedSections } from '@/features/listing/loadedSections';
import { EventCard } from './EventCard';
import { EventsView } from './EventsView';
import { teaser } from './fixtures';

const over = Array.from({ length: 30 }, (_, index) => ({
  ...teaser,
  id: `past-${index}`,
  title: `Passato ${index + 1}`,
  categories: [{ slug: 'musica', title: 'Musica' }],
  start: '2026-11-20T20:00:00Z',
  end: '2026-11-20T22:00:00Z',
  state: 'past' as const,
}));
/** Whether events are over depends on the present time. */
const end = '2099-12-31T22:00:00Z';
const begun = { start: '2026-11-20T08:00:00Z', end, state: 'ongoing' as const };
const coming = [
  { ...teaser, end },
  { ...teaser, ...begun, id: '2', title: 'Mercato delle Lanterne' },
];
const categories = [
  { title: null, href: '/eventi', slug: null },
  { title: 'Teatro e cinema', href: '/eventi?category=teatro-e-cinema', slug: 'teatro-e-cinema' },
  { title: 'Musica', href: '/eventi?category=musica', slug: 'musica' },
];
const list = listingWith(coming, categories);
const cancelled = { ...teaser, id: '3', title: 'Scacchi', cancelled: true };
list.result.size = coming.length + over.length;

const at = (query: string) =>
  renderIn(
    'it',
    <WithQuery query={query}>
      <EventsView
        head={{ title: 'Eventi', introduction: [], more: [] }}
        list={list}
        past={over.slice(0, 12)}
        pastTotal={over.length}
      />
    </WithQuery>,
  );

const answerWith = (answer: Partial<Response>) => {
  global.fetch = jest.fn(async () => answer as Response);
};

beforeEach(() => {
  clearLoadedSections();
  // With saveData, nothing is prefetched.
  Object.assign(navigator, { connection: { saveData: true } });
  answerWith({ ok: true, json: async () => [...over, ...coming] });
});

it('shows the date of each event, also machine-readable, and which one is under way', () => {
  at('');
  expect(screen.getByText('2 eventi in arrivo')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('ven 27 nov, 21:00')).toHaveAttribute(
    'datetime',
    '2026-11-27T20:00:00+00:00',
  );
  expect(first).toHaveTextContent('Ingresso libero');
  expect(second).toHaveTextContent('In corso');
});

it('marks a cancelled event on its card', () => {
  renderIn('en', <EventCard event={cancelled} />);
  expect(screen.getByRole('article')).toHaveTextContent('Cancelled');
});

it('shows past events apart, with a link to all of them', () => {
  at('');
  const past = screen.getByRole('region', { name: 'Già passati' });
  expect(within(past).getAllByRole('article')).toHaveLength(12);
  expect(within(past).getByRole('link', { name: 'Tutti gli eventi passati' })).toHaveAttribute(
    'href',
    '/eventi?when=past',
  );
});

it('shows past events in pages, the latest first', async () => {
  at('when=past&page=2');
  expect(await screen.findByText(/30 eventi passati/)).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getAllByRole('article').at(-1)).toHaveTextContent('Passato 1');
  const pages = screen.getByRole('navigation', { name: 'Pagine' });
  expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('2');
  expect(within(pages).getByRole('link', { name: 'Precedente' })).toHaveAttribute(
    'href',
    '/eventi?when=past',
  );
  expect(screen.queryByRole('region', { name: 'Già passati' })).not.toBeInTheDocument();
});

it('reports that the filters failed, keeps the list, and tries again', async () => {
  answerWith({ ok: false });
  at('when=past');
  expect(await screen.findByText('L’elenco non si è aggiornato')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(coming.length);
  answerWith({ ok: true, json: async () => [...over, ...coming] });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(/30 eventi passati/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});

describe('a tab that is left open', () => {
  const day = 24 * 60 * 60 * 1000;
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());
  /** Shows the listing with several queries, one after another. */
  function Tab({ queries }: { queries: string[] }) {
    const [opened] = useState({ ...list, result: { ...list.result } });
    const [step, setStep] = useState(0);
    return (
      <WithQuery query={queries[step] ?? ''}>
        <button onClick={() => setStep(step + 1)}>Avanti</button>
        <EventsView
          head={{ title: 'Eventi', introduction: [], more: [] }}
          list={opened}
          past={[]}
          pastTotal={over.length}
        />
      </WithQuery>
    );
  }
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));

  it('filters fresh data in the browser, and fetches them again a day later', async () => {
    renderIn('it', <Tab queries={['when=past', 'category=musica&when=past', 'when=past']} />);
    await pass(300);
    expect(screen.getByRole('status')).toHaveTextContent(/^30 eventi passati/);
    goOn();
    await pass(300);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(day);
    answerWith({ ok: true, json: async () => [...over.slice(1), ...coming] });
    goOn();
    expect(screen.getByRole('status')).toHaveTextContent(/^30 eventi passati/);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    await pass(300);
    expect(screen.getByRole('status')).toHaveTextContent(/^29 eventi passati/);
  });

  it('says only after a second that it loads, so that a screen reader reads one number', async () => {
    let answer = () => {};
    const response = { ok: true, json: async () => [...over, ...coming] } as Response;
    global.fetch = () => new Promise((resolve) => (answer = () => resolve(response)));
    renderIn('it', <Tab queries={['', 'when=past']} />);
    goOn();
    await pass(900);
    expect(screen.getByRole('status')).toHaveTextContent('2 eventi in arrivo');
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento…');
    answer();
    await pass(10);
    expect(screen.getByRole('status')).toHaveTextContent(/^30 eventi passati/);
  });

  it('shows the current list when the visitor returns to the tab', async () => {
    renderIn('it', <Tab queries={['']} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 eventi in arrivo');
    expect(fetch).not.toHaveBeenCalled();
    await pass(day);
    answerWith({ ok: true, json: async () => [...over, coming[0]] });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await pass(300);
    expect(screen.getByRole('status')).toHaveTextContent('1 evento in arrivo');
  });
});
