import { render } from '@testing-library/react';
import { Skeleton } from './Skeleton';

it('is hidden from screen readers and has its size', () => {
  const { container } = render(<Skeleton $width="12rem" $height="3rem" />);
  const { firstElementChild: place } = container;
  expect(place).toHaveAttribute('aria-hidden', 'true');
  expect(place).toHaveStyle({ width: '12rem', height: '3rem' });
});
