import { screen } from '@testing-library/react';
import { mockVideos } from '@/components/VideoPlayer/testing';
import { renderIn } from '@/i18n/testing/renderIn';
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
  mockVideos();
  const { container } = renderIn('it', <VideoBlock {...video.typical.props} />);
  expect(screen.getByLabelText('Il fiume, camminando')).toHaveAttribute('controls');
  expect(container.querySelector('track')).toHaveAttribute('label', 'Italiano');
});

it('has a default name without a title', () => {
  mockVideos();
  renderIn('en', <VideoBlock {...video.bare.props} />);
  expect(screen.getByLabelText('Video')).toBeInTheDocument();
});
