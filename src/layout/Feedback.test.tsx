import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Feedback } from './Feedback';
import { renderIn } from './testing';

let come: () => void = () => undefined;

beforeEach(() => {
  class Sight {
    constructor(report: (seen: { isIntersecting: boolean }[]) => void) {
      come = () => report([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver;
});

it('asks once somebody has read that far, and not before', async () => {
  const { container } = renderIn('it', <Feedback path="/muoversi" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => come());
  expect(await screen.findByRole('button', { name: 'Sì' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
