import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { withVideos } from '@/components/VideoPlayer/testing';
import { renderIn } from '@/layout/testing';
import { video } from '../../../stories/fixtures/blocks/Video';
import { context, place, rawFilm, rawFrame, rawPicture } from '../testing/place';
import { VideoBlock } from './Video';
import { mapVideoBlock } from './Video.mapper';

const raw = {
  ...rawFrame,
  __typename: 'contentManager_video_BlockType' as const,
  videoSettings: [
    {
      video: [rawFilm('river-walk')],
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
  it('takes the files from the site’s own address, and the editor’s settings', () => {
    expect(mapVideoBlock(raw, context, place, undefined)).toEqual({
      name: 'Il fiume, camminando',
      video: {
        src: '/media/river-walk.mp4',
        mimeType: 'video/mp4',
        size: null,
        poster: expect.objectContaining({ src: '/media/bridge-1180.jpg' }),
        captions: '/media/river-walk-it.vtt',
      },
      playback: { autoplay: false, loop: true, muted: false, controls: true },
    });
  });

  it.each([
    ['no settings', []],
    ['an empty row', [null]],
    ['no file', [{ ...raw.videoSettings[0], video: [] }]],
    ['a file that is no film', [{ ...raw.videoSettings[0], video: [rawFilm('x', 'text/html')] }]],
    ['a film of no known kind', [{ ...raw.videoSettings[0], video: [rawFilm('x', null)] }]],
    [
      'an address that is none',
      [{ ...raw.videoSettings[0], video: [{ ...rawFilm('x'), url: 'javascript:alert(1)' }] }],
    ],
  ])('says that there is no video: %s', (_, videoSettings) => {
    const damaged = { ...raw, videoSettings } as typeof raw;
    expect(mapVideoBlock(damaged, context, place, undefined)).toEqual({ missing: 'video' });
  });
});

it('is a player named by its film, with captions in the language of the page', async () => {
  withVideos();
  const { container } = renderIn('it', <VideoBlock {...video.usual.props} />);
  expect(screen.getByLabelText('Il fiume, camminando')).toHaveAttribute('controls');
  expect(container.querySelector('track')).toHaveAttribute('label', 'Italiano');
  expect(await axe(container)).toHaveNoViolations();
});

it('has a name where nobody has given it one', () => {
  withVideos();
  renderIn('en', <VideoBlock {...video.bare.props} />);
  expect(screen.getByLabelText('Video')).toBeInTheDocument();
});
