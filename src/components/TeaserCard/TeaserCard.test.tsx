import { render, screen } from '@testing-library/react';
import { pageStyles } from '@/theme/pageStyles';
import { TeaserCard } from './TeaserCard';

const image = { src: '/a.jpg', srcSet: '', alt: 'A room', width: 800, height: 600 };

it('is one link with only its title as name', () => {
  render(
    <TeaserCard href="/alloggi/x" title="Mansarda" image={image} kicker="Camera" meta="Via Alta" />,
  );
  expect(screen.getByRole('link', { name: 'Mansarda' })).toHaveAttribute('href', '/alloggi/x');
  expect(screen.getByRole('heading', { level: 3, name: 'Mansarda' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('lets each text of an editor choose its direction, so that its punctuation is at its end', () => {
  render(
    <>
      <style>{pageStyles}</style>
      <TeaserCard href="/eventi/x" title="مهرجان الربيع (2027)!" image={null} excerpt="أهلا!" />
    </>,
  );
  expect(screen.getByRole('heading')).toHaveStyle({ unicodeBidi: 'plaintext' });
  expect(screen.getByText('أهلا!')).toHaveAttribute('dir', 'auto');
});

it('works without a picture', () => {
  render(<TeaserCard href="/alloggi/x" title="Mansarda" image={null} heading="h2" />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Mansarda');
});
