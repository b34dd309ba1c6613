import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderIn } from '@/layout/testing';
import { At, listWith } from '../finding/testing';
import { forgetSections } from '../finding/wholeSections';
import { EventCard } from './EventCard';
import { EventsView } from './EventsView';
import { teaser } from './fixtures';

const over = Array.from({ length: 30 }, (_, index) => ({
  ...teaser,
  id: `past-${index}`,
  title: `Passato ${index + 1}`,
  categories: [{ slug: 'musica', title: 'Musica' }],
  state: 'past' as const,
}));
const coming = [
  teaser,
  { ...teaser, id: '2', title: 'Mercato delle Lanterne', state: 'underWay' as const },
];
const categories = [
  { title: null, href: '/eventi', slug: null },
  { title: 'Teatro e cinema', href: '/eventi?category=teatro-e-cinema', slug: 'teatro-e-cinema' },
  { title: 'Musica', href: '/eventi?category=musica', slug: 'musica' },
];
const list = listWith(coming, categories);
const calledOff = { ...teaser, id: '3', title: 'Scacchi', cancelled: true };
list.found.size = coming.length + over.length;

const at = (query: string) =>
  renderIn(
    'it',
    <At query={query}>
      <EventsView
        head={{ title: 'Eventi', introduction: [], more: [] }}
        list={list}
        past={over.slice(0, 12)}
        pastTotal={over.length}
      />
    </At>,
  );

const answerWith = (answer: Partial<Response>) => {
  global.fetch = jest.fn(async () => answer as Response);
};

beforeEach(() => {
  forgetSections();
  // Nothing comes ahead of being asked for.
  Object.assign(navigator, { connection: { saveData: true } });
  answerWith({ ok: true, json: async () => [...over, ...coming] });
});

it('says when each event is, for people and machines, and what goes on now', async () => {
  const { container } = at('');
  expect(screen.getByText('2 eventi in arrivo')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('ven 27 nov, 21:00')).toHaveAttribute(
    'datetime',
    '2026-11-27T20:00:00+00:00',
  );
  expect(first).toHaveTextContent('Ingresso libero');
  expect(second).toHaveTextContent('In corso');
  expect(await axe(container)).toHaveNoViolations();
});

it('tells on the card what has been called off', async () => {
  const { container } = renderIn('en', <EventCard event={calledOff} />);
  expect(screen.getByRole('article')).toHaveTextContent('Cancelled');
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps what is over apart, with the way to all of it', () => {
  at('');
  const past = screen.getByRole('region', { name: 'Già passati' });
  expect(within(past).getAllByRole('article')).toHaveLength(12);
  expect(within(past).getByRole('link', { name: 'Tutti gli eventi passati' })).toHaveAttribute(
    'href',
    '/eventi?when=past',
  );
});

it('shows what is over page by page, the latest first', async () => {
  const { container } = at('when=past&page=2');
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
  expect(await axe(container)).toHaveNoViolations();
});

it('says so where the filters do not answer, keeps the list and tries again', async () => {
  answerWith({ ok: false });
  const { container } = at('when=past');
  expect(await screen.findByText('L’elenco non si è aggiornato')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(coming.length);
  expect(await axe(container)).toHaveNoViolations();
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
  /** The list at several addresses, one after another. */
  function Tab({ queries }: { queries: string[] }) {
    const [opened] = useState({ ...list, found: { ...list.found } });
    const [step, setStep] = useState(0);
    return (
      <At query={queries[step] ?? ''}>
        <button onClick={() => setStep(step + 1)}>Avanti</button>
        <EventsView
          head={{ title: 'Eventi', introduction: [], more: [] }}
          list={opened}
          past={[]}
          pastTotal={over.length}
        />
      </At>
    );
  }
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));

  it('filters what it has while that is young, and fetches it anew a day later', async () => {
    renderIn('it', <Tab queries={['when=past', 'category=musica&when=past', 'when=past']} />);
    await pass(300);
    expect(screen.getByRole('status')).toHaveTextContent(/^30 eventi passati/);
    goOn();
    await pass(300);
    expect(fetch).toHaveBeenCalledTimes(1);
    await pass(day);
    answerWith({ ok: true, json: async () => [...over.slice(1), ...coming] });
    goOn();
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento…');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    await pass(300);
    expect(screen.getByRole('status')).toHaveTextContent(/^29 eventi passati/);
  });

  it('shows the list of today when the visitor returns to it', async () => {
    renderIn('it', <Tab queries={['']} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 eventi in arrivo');
    expect(fetch).not.toHaveBeenCalled();
    await pass(day);
    answerWith({ ok: true, json: async () => [...over, teaser] });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await pass(300);
    expect(screen.getByRole('status')).toHaveTextContent('1 evento in arrivo');
  });
});
