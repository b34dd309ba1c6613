import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Embed, type EmbedModel } from './Embed';

const embed: EmbedModel = {
  src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1',
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  kind: 'video',
};
const labels = {
  title: 'Video di YouTube',
  notice: 'Se lo carichi, YouTube viene a sapere che sei qui.',
  load: 'Carica il video',
  open: 'Apri su YouTube',
};

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Video di YouTube');

it('sends nothing to the host before a press, and explains what loading does', () => {
  const { container } = render(<Embed embed={embed} labels={labels} />);
  expect(frame()).toBeNull();
  expect(container.innerHTML).not.toContain('youtube-nocookie');
  expect(screen.getByText('Se lo carichi, YouTube viene a sapere che sei qui.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apri su YouTube' })).toHaveAttribute('href', embed.href);
});

it('loads by keyboard, takes the focus, and still links to the host', async () => {
  const user = userEvent.setup();
  render(<Embed embed={embed} labels={labels} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Carica il video' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(frame()).toHaveAttribute('src', embed.src);
  expect(frame()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Apri su YouTube' })).toBeInTheDocument();
});

it('grants the frame only the permissions that it needs', async () => {
  render(<Embed embed={{ ...embed, kind: 'map' }} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Carica il video' }));
  expect(frame()).toHaveAttribute('allow', 'fullscreen');
  expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
  const sandbox = frame()?.getAttribute('sandbox') ?? '';
  expect(sandbox.split(' ')).not.toContain('allow-top-navigation');
  expect(sandbox.split(' ')).not.toContain('allow-forms');
});
