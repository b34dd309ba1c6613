import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FormMessage } from './FormMessage';

it('is a place for polite words, empty until there are some', async () => {
  const { rerender, container } = render(<FormMessage>{null}</FormMessage>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<FormMessage>Password cambiata.</FormMessage>);
  expect(screen.getByRole('status')).toHaveTextContent('Password cambiata.');
  expect(await axe(container)).toHaveNoViolations();
});
