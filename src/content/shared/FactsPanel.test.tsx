import { render, screen } from '@testing-library/react';
import { FactsPanel } from './FactsPanel';

it('shows an action also for an entry without facts and contacts', () => {
  render(<FactsPanel facts={[]} contacts={[]} first={<button>Calendario</button>} />);
  expect(screen.getByRole('button', { name: 'Calendario' })).toBeVisible();
});

it('renders nothing for an entry without facts, contacts and an action', () => {
  const { container } = render(<FactsPanel facts={[]} contacts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
