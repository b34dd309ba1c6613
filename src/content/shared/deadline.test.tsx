import { screen } from '@testing-library/react';
import { defaultListingQuery } from '@/features/listing/listingQuery';
import { filterAndSort } from '@/features/listing/filterAndSort';
import { renderIn } from '@/i18n/testing/renderIn';
import { teaser } from '@/content/services/fixtures';
import { ServiceCard } from '@/content/services/ServiceCard';
import { mapDeadline } from './server/mapDeadline';

const now = new Date('2026-12-01T09:00:00Z');
const deadlineOf = (iso: string, rendered = now) => mapDeadline(iso, { locale: 'it' }, rendered);

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

it.each([
  ['2026-12-01T11:00:00+00:00', 'Scade oggi alle 12:00'],
  ['2026-12-01T22:59:59+00:00', 'Scade oggi'],
  ['2026-12-01T23:00:00+00:00', 'Scade domani'],
  ['2026-12-06T22:59:59+00:00', 'Scade tra 5 giorni'],
  ['2027-01-31T22:59:59+00:00', 'Scade il 31 gennaio 2027'],
  ['2026-12-01T08:59:00+00:00', 'Termine scaduto il 1 dicembre 2026'],
])('says of %s: %s', (iso, text) => {
  renderIn('it', <ServiceCard service={{ ...teaser, deadline: deadlineOf(iso) }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('says what is right now on a page that was rendered days ago', () => {
  const deadline = deadlineOf('2026-11-30T22:59:59+00:00', new Date('2026-11-20T09:00:00Z'));
  renderIn('it', <ServiceCard service={{ ...teaser, deadline }} />);
  expect(screen.getByText('Termine scaduto il 30 novembre 2026')).toBeInTheDocument();
});

it('leaves out what has closed, and lists what closes soon by its deadline', () => {
  const items = ['2026-12-24', '2026-11-30', '2026-12-03', ''].map((day, index) => ({
    id: String(index),
    deadline: day ? deadlineOf(`${day}T22:59:59+00:00`, new Date('2026-11-20')) : null,
  }));
  const idsWith = (more: object) =>
    filterAndSort(items, { ...defaultListingQuery, ...more }).map(({ id }) => id);
  expect(idsWith({})).toEqual(['0', '2', '3']);
  expect(idsWith({ deadline: ['only'] })).toEqual(['2', '0']);
});
