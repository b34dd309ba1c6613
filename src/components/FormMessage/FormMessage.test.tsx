import { render, screen } from '@testing-library/react';
import { axe } from '@/lib/testing/axe';
import { FormMessage } from './FormMessage';

it('is a status region that is empty until it has a message', async () => {
  const { rerender, container } = render(<FormMessage>{null}</FormMessage>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<FormMessage>Password cambiata.</FormMessage>);
  expect(screen.getByRole('status')).toHaveTextContent('Password cambiata.');
  expect(await axe(container)).toHaveNoViolations();
});
