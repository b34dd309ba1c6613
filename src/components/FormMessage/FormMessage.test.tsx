import { render, screen } from '@testing-library/react';
import { FormMessage } from './FormMessage';

it('is a status region that is empty until it has a message', () => {
  const { rerender } = render(<FormMessage>{null}</FormMessage>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<FormMessage>Password cambiata.</FormMessage>);
  expect(screen.getByRole('status')).toHaveTextContent('Password cambiata.');
});
