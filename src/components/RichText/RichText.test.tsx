import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { RichText } from './RichText';

const html =
  '<p>Vedi <a href="/alloggi">gli <strong>alloggi</strong></a> e <a href="https://example.org">altro</a>.</p>';

it('routes a plain click on a link of the site, also on what is inside the link', () => {
  const follow = jest.fn();
  render(<RichText html={html} onInternalLink={follow} />);
  fireEvent.click(screen.getByText('alloggi'));
  expect(follow).toHaveBeenCalledWith('/alloggi');
});

it('leaves other sites and clicks with a modifier key to the browser', () => {
  const follow = jest.fn();
  render(<RichText html={html} onInternalLink={follow} />);
  const inside = screen.getByRole('link', { name: 'gli alloggi' });
  const modified = createEvent.click(inside, { ctrlKey: true });
  fireEvent(inside, modified);
  fireEvent.click(screen.getByRole('link', { name: 'altro' }));
  expect(follow).not.toHaveBeenCalled();
  expect(modified.defaultPrevented).toBe(false);
});
