import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockVideos } from '@/components/VideoPlayer/testing';
import type { Playback, Video } from '@/components/VideoPlayer/video';
import { renderIn } from '@/i18n/testing/renderIn';
import { TextsProvider } from '@/i18n/testing/TextsProvider';
import { video } from '../../../stories/fixtures/blocks/Video';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { rawVideo, rawPicture } from '../engine/testing/rawBlocks';
import { VideoBlock } from './Video';

const raw = {
  videoSettings: [
    {
      video: [rawVideo('river-walk')],
      poster: [rawPicture('bridge')],
      captions: [{ url: 'https://cms.example/media/river-walk-it.vtt' }],
      autoplay: null,
      loop: true,
      muted: false,
      controls: null,
    },
  ],
};

describe('its mapper', () => {
  it('has file addresses of the site itself, and the editor’s settings', async () => {
    expect(await mapBlockProps('video', raw)).toEqual({
      name: 'Il fiume, camminando',
      video: {
        src: '/media/river-walk.mp4',
        mimeType: 'video/mp4',
        size: null,
        poster: expect.objectContaining({ base: '/media/', src: 'bridge-1180.jpg' }),
        captions: '/media/river-walk-it.vtt',
      },
      playback: { autoplay: false, loop: true, muted: false, controls: true },
    });
  });

  it.each([
    ['no settings', []],
    ['an empty row', [null]],
    ['no file', [{ ...raw.videoSettings[0], video: [] }]],
    ['a file that is no video', [{ ...raw.videoSettings[0], video: [rawVideo('x', 'text/html')] }]],
    ['a video without a MIME type', [{ ...raw.videoSettings[0], video: [rawVideo('x', null)] }]],
    [
      'an invalid address',
      [{ ...raw.videoSettings[0], video: [{ ...rawVideo('x'), url: 'javascript:alert(1)' }] }],
    ],
  ])('reports that there is no video: %s', async (_, videoSettings) => {
    const damaged = { ...raw, videoSettings } as typeof raw;
    expect(await mapBlockProps('video', damaged)).toEqual({ missing: 'video' });
  });
});

it('is a player named by its video, with captions in the language of the page', () => {
  const { container } = renderIn('it', <VideoBlock {...video.typical.props} />);
  expect(screen.getByLabelText('Il fiume, camminando')).toHaveAttribute('controls');
  expect(container.querySelector('track')).toHaveAttribute('label', 'Italiano');
});

it('has a default name without a title', () => {
  renderIn('en', <VideoBlock {...video.bare.props} />);
  expect(screen.getByLabelText('Video')).toBeInTheDocument();
});

const file: Video = {
  src: '/media/river-walk.mp4',
  mimeType: 'video/mp4',
  size: { width: 1280, height: 720 },
  poster: { src: '/media/bridge.jpg', srcSet: '', alt: 'Il ponte', width: 1800, height: 1200 },
  captions: '/media/river-walk-it.vtt',
};
const settings: Playback = { autoplay: false, loop: false, muted: false, controls: true };

const player = (playback?: Partial<Playback>, shown = file) => (
  <TextsProvider locale="it">
    <VideoBlock video={shown} name="Una passeggiata" playback={{ ...settings, ...playback }} />
  </TextsProvider>
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
  const { container } = render(player({}, { ...file, size: null, poster: null, captions: null }));
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
  expect(screen.getByRole('button', { name: 'Ferma il video' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(element().paused).toBe(true);
  rerender(player({ autoplay: true, loop: true, controls: false }));
  expect(element().paused).toBe(true);
  expect(screen.getByRole('button', { name: 'Avvia il video' })).toHaveFocus();
});

it('does not play automatically for visitors who prefer reduced motion', async () => {
  mockVideos({ reducedMotion: true });
  const user = userEvent.setup();
  render(player({ autoplay: true }));
  expect(element().paused).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Avvia il video' }));
  expect(element().paused).toBe(false);
});

it('has the controls of the browser without JavaScript, with all settings', () => {
  expect(renderToString(player({ controls: false }))).toContain('controls=""');
  render(player({ controls: false }));
  expect(element()).not.toHaveAttribute('controls');
  expect(screen.getByRole('button', { name: 'Avvia il video' })).toBeInTheDocument();
});
