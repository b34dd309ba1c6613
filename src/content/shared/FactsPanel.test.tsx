import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FactsPanel } from './FactsPanel';

it('shows an action also for an entry without facts and contacts', async () => {
  const { container } = render(
    <FactsPanel facts={[]} contacts={[]} first={<a href="/eventi/1.ics">Calendario</a>} />,
  );
  expect(screen.getByRole('link', { name: 'Calendario' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('renders nothing for an entry without facts, contacts and an action', () => {
  const { container } = render(<FactsPanel facts={[]} contacts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
