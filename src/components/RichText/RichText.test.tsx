import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

it('a deep heading is not larger than the heading above it', () => {
  render(<RichText html="<h4>Quattro</h4><h5>Cinque</h5><h6>Sei</h6>" />);
  const sizes = screen.getAllByRole('heading').map((heading) => getComputedStyle(heading).fontSize);
  expect(sizes).toEqual(['var(--fs-card)', 'var(--fs-card)', 'var(--fs-card)']);
});
