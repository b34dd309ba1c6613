import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockVideos } from './testing';
import type { Playback, Video } from './video';
import { VideoPlayer } from './VideoPlayer';

const video: Video = {
  src: '/media/river-walk.mp4',
  mimeType: 'video/mp4',
  size: { width: 1280, height: 720 },
  poster: { src: '/media/bridge.jpg', srcSet: '', alt: 'Il ponte', width: 1800, height: 1200 },
  captions: '/media/river-walk-it.vtt',
};
const labels = { play: 'Avvia', pause: 'Ferma', captions: 'Italiano', language: 'it' };
const settings: Playback = { autoplay: false, loop: false, muted: false, controls: true };

const player = (playback?: Partial<Playback>, file = video) => (
  <VideoPlayer
    video={file}
    name="Una passeggiata"
    labels={labels}
    playback={{ ...settings, ...playback }}
  />
);
const element = () => screen.getByLabelText<HTMLVideoElement>('Una passeggiata');

beforeEach(() => mockVideos());

it('has its poster, its size and its captions, and loads nothing before it plays', () => {
  const { container } = render(player());
  expect(element()).toHaveAttribute('poster', '/media/bridge.jpg');
  expect(element()).toHaveAttribute('preload', 'none');
  expect(element()).toHaveAttribute('width', '1280');
  expect(element()).toHaveAttribute('controls');
  expect(element().paused).toBe(true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const track = container.querySelector('track');
  expect(track).toHaveAttribute('kind', 'captions');
  expect(track).toHaveAttribute('srclang', 'it');
  expect(track).toHaveAttribute('src', '/media/river-walk-it.vtt');
});

it('works without a size, a poster and captions', () => {
  const { container } = render(player({}, { ...video, size: null, poster: null, captions: null }));
  expect(element()).not.toHaveAttribute('width');
  expect(element()).not.toHaveAttribute('poster');
  expect(container.querySelector('track')).toBeNull();
});

it('plays automatically only when muted, and remains paused after it was stopped by keyboard', async () => {
  const user = userEvent.setup();
  const { rerender } = render(player({ autoplay: true, loop: true, controls: false }));
  expect(element().paused).toBe(false);
  expect(element().muted).toBe(true);
  expect(element().loop).toBe(true);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ferma' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(element().paused).toBe(true);
  rerender(player({ autoplay: true, loop: true, controls: false }));
  expect(element().paused).toBe(true);
  expect(screen.getByRole('button', { name: 'Avvia' })).toHaveFocus();
});

it('does not play automatically for visitors who prefer reduced motion', async () => {
  mockVideos({ reducedMotion: true });
  const user = userEvent.setup();
  render(player({ autoplay: true }));
  expect(element().paused).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Avvia' }));
  expect(element().paused).toBe(false);
});

it('has the controls of the browser without JavaScript, with all settings', () => {
  expect(renderToString(player({ controls: false }))).toContain('controls=""');
  render(player({ controls: false }));
  expect(element()).not.toHaveAttribute('controls');
  expect(screen.getByRole('button', { name: 'Avvia' })).toBeInTheDocument();
});
