import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { EventView } from './EventView';
import { course } from './fixtures';

afterEach(() => jest.useRealTimers());

const dates = () => screen.getByRole('region', { name: 'Le prossime date' });
const texts = () =>
  within(dates())
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent);

it('lists the coming dates, with what is cancelled and what is elsewhere', () => {
  jest.useFakeTimers({ now: Date.parse('2054-11-30T12:00:00Z') });
  renderIn('it', <EventView event={course} />);
  expect(texts().slice(0, 3)).toEqual([
    'lunedì 30 novembre 2054, 18:00 – 19:30',
    'lunedì 7 dicembre 2054, 18:00 – 19:30 · annullata',
    'lunedì 14 dicembre 2054, 18:00 – 19:30Piazza Grande 1',
  ]);
  expect(screen.getByText('Tutte le date (6)')).toBeInTheDocument();
  expect(screen.getByText('Prossima data').closest('div')).toHaveTextContent('30 novembre');
});

it('shows the months of its dates, and turns them', () => {
  jest.useFakeTimers({ now: Date.parse('2054-11-30T12:00:00Z') });
  renderIn('it', <EventView event={course} />);
  const next = screen.getByRole('button', { name: 'Mese successivo' });
  const marked = () =>
    within(dates())
      .getAllByRole('cell')
      .flatMap((cell) => /^\d+(?=:)/.exec(cell.textContent)?.[0] ?? []);
  expect(screen.getByRole('table', { name: 'novembre 2054' })).toBeInTheDocument();
  expect(marked()).toEqual(['30']);
  fireEvent.click(next);
  expect(screen.getByRole('table', { name: 'dicembre 2054' })).toBeInTheDocument();
  expect(marked()).toEqual(['7', '14', '21']);
  fireEvent.click(next);
  fireEvent.click(next);
  expect(screen.getByRole('table', { name: 'gennaio 2055' })).toBeInTheDocument();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});

it('moves on to the next date that takes place on a page that is old or stays open', () => {
  jest.useFakeTimers({ now: Date.parse('2054-11-30T18:29:30Z') });
  renderIn('it', <EventView event={course} />);
  const line = () => screen.getByText('lun 30, 18:00', { exact: false, selector: 'time' });
  expect(line()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('lun 14, 18:00', { selector: 'time' })).toBeInTheDocument();
  expect(texts()[0]).toContain('7 dicembre');
  expect(screen.getAllByText('Piazza Grande 1').length).toBeGreaterThan(1);
});

it('has no date that was over when the page was made, and none when all are', () => {
  jest.useFakeTimers({ now: Date.parse('2055-02-01T12:00:00Z') });
  renderIn('it', <EventView event={course} />);
  expect(screen.queryByRole('region', { name: 'Le prossime date' })).toBeNull();
  expect(screen.getAllByText(/Già passato|già passato/).length).toBeGreaterThan(0);
});
