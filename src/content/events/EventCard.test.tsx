import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderIn } from '@/i18n/testing/renderIn';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { EventCard } from './EventCard';
import { teaser } from './fixtures';

const [before, during, after] = ['T19:00:00Z', 'T21:00:00Z', 'T22:30:00Z'].map((time) =>
  Date.parse(`2026-11-27${time}`),
);

afterEach(() => jest.useRealTimers());

it.each([
  ['coming', before, []],
  ['on now', during, ['On now']],
  ['over', after, ['Already over']],
])('of a page rendered long ago shows that the event is %s', (_, now, labels) => {
  jest.useFakeTimers({ now });
  renderIn('en', <EventCard event={teaser} />);
  const shown = ['On now', 'Already over'].filter((label) => screen.queryByText(label));
  expect(shown).toEqual(labels);
});

it('changes while the page is open', () => {
  jest.useFakeTimers({ now: during });
  renderIn('en', <EventCard event={teaser} />);
  act(() => jest.advanceTimersByTime(2 * 3_600_000));
  expect(screen.getByText('Already over')).toBeInTheDocument();
});

it('hydrates without a warning on a page that is old', async () => {
  const card = (
    <TextsProvider locale="en">
      <EventCard event={teaser} />
    </TextsProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(card);
  expect(container.textContent).not.toContain('Already over');
  jest.useFakeTimers({ now: after });
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(container, card, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toContain('Already over');
});
