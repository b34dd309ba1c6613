import { render, screen } from '@testing-library/react';
import { renderIn } from '@/i18n/testing/renderIn';
import { Link } from './Link';

it('does not change a path of the site or its language', () => {
  render(<Link href="/en/accommodations">Housing</Link>);
  const link = screen.getByRole('link', { name: 'Housing' });
  expect(link).toHaveAttribute('href', '/en/accommodations');
  expect(link).not.toHaveAttribute('rel');
  expect(link).not.toHaveAttribute('target');
});

it('marks an address of another site as external', () => {
  render(<Link href="https://example.org/">Elsewhere</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener external');
});

it('announces that it opens a new window, and opens it without access to this one', () => {
  renderIn(
    'en',
    <Link href="https://example.org/" newWindow>
      Elsewhere
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Elsewhere (opens in a new window)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener external');
});

it('leaves telephone numbers and jumps within the page to the browser', () => {
  render(
    <>
      <Link href="tel:0000123456">Call</Link>
      <Link href="#main">Skip</Link>
    </>,
  );
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('rel');
});
