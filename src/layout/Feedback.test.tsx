import { act, screen } from '@testing-library/react';
import { Feedback } from './Feedback';
import { renderIn } from '@/i18n/testing/renderIn';

let scrollNear: () => void = () => undefined;

beforeEach(() => {
  class ObserverMock {
    constructor(report: (seen: { isIntersecting: boolean }[]) => void) {
      scrollNear = () => report([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.IntersectionObserver = ObserverMock as unknown as typeof IntersectionObserver;
});

it('shows the form only when the visitor scrolls near it', async () => {
  renderIn('it', <Feedback path="/muoversi" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => scrollNear());
  expect(await screen.findByRole('button', { name: 'Sì' })).toBeInTheDocument();
});
