import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/i18n/testing/renderIn';
import { mockVideos } from '../VideoPlayer/testing';
import { AmbientVideo } from './AmbientVideo';

const video = {
  src: '/media/town-day.mp4',
  mimeType: 'video/mp4',
  mobile: { src: '/media/town-day-phone.mp4', mimeType: 'video/mp4' },
};

function show(
  overPicture = true,
  ambience: typeof video | (typeof video & { mobile: null }) = video,
) {
  const { container } = renderIn('it', <AmbientVideo video={ambience} overPicture={overPicture} />);
  const element = container.querySelector('video');
  if (!element) throw new Error('no video');
  return { container, element };
}

it('plays muted and in a loop, hidden from screen readers, with a file for phones', () => {
  mockVideos();
  const { element } = show();
  expect(element.paused).toBe(false);
  expect(element.muted).toBe(true);
  expect(element.loop).toBe(true);
  expect(element).toHaveAttribute('aria-hidden', 'true');
  const [phone, wide] = element.querySelectorAll('source');
  expect(phone).toHaveAttribute('media', '(max-width: 767.98px)');
  expect(phone).toHaveAttribute('src', '/media/town-day-phone.mp4');
  expect(wide).toHaveAttribute('src', '/media/town-day.mp4');
});

it('can be stopped and started by keyboard', async () => {
  mockVideos();
  const user = userEvent.setup();
  const { element } = show();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ferma il video' })).toHaveFocus();
  await user.keyboard(' ');
  expect(element.paused).toBe(true);
  await user.keyboard(' ');
  expect(element.paused).toBe(false);
});

it('neither plays nor loads for visitors who prefer reduced motion', () => {
  mockVideos({ reducedMotion: true });
  const { element } = show();
  expect(element.paused).toBe(true);
  expect(element).toHaveAttribute('preload', 'none');
  expect(element).not.toHaveAttribute('autoplay');
});

it('shows its first frame without a picture behind it', () => {
  mockVideos({ reducedMotion: true });
  const { element } = show(false);
  expect(element).toHaveAttribute('preload', 'metadata');
  expect(element).toHaveStyle({ opacity: '1' });
});
