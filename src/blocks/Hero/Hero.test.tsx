import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockVideos } from '@/components/VideoPlayer/testing';
import { renderIn } from '@/i18n/testing/renderIn';
import { hero } from '../../../stories/fixtures/blocks/Hero';
import { BlockList } from '../engine/BlockList';
import { mapBlockProps } from '../engine/testing/mapBlockProps';
import { rawVideo, rawPicture } from '../engine/testing/rawBlocks';

const raw = {
  roundedBorder: null,
  conditionalField: 'video',
  backgroundImage: [rawPicture('skyline')],
  backgroundVideo: [rawVideo('town-day')],
  backgroundVideoMobile: [rawVideo('town-day-phone')],
};
const map = (changes: object) => mapBlockProps('hero', { ...raw, ...changes });

const wide = { src: '/media/town-day.mp4', mimeType: 'video/mp4' };
const phone = { src: '/media/town-day-phone.mp4', mimeType: 'video/mp4' };

describe('its mapper', () => {
  it('has a video over the picture only if the editor chose it', async () => {
    expect(await map({})).toMatchObject({
      image: { base: '/media/', src: 'skyline-1180.jpg' },
      video: { ...wide, mobile: phone },
      rounded: false,
    });
    expect(await map({ conditionalField: 'image' })).toMatchObject({ video: null });
  });

  it('is rounded if the editor chose it', async () => {
    expect(await map({ roundedBorder: true })).toMatchObject({ rounded: true });
  });

  it('uses the available video or picture', async () => {
    expect(await map({ backgroundVideoMobile: [] })).toMatchObject({
      video: { ...wide, mobile: null },
    });
    expect(await map({ backgroundVideo: [] })).toMatchObject({ video: { ...phone, mobile: null } });
    expect(await map({ backgroundImage: [] })).toMatchObject({ image: null, video: wide });
    const none = { backgroundVideo: [rawVideo('x', 'image/png')], backgroundVideoMobile: [] };
    expect(await map(none)).toMatchObject({ video: null, image: { width: 1800 } });
  });
});

const { typical } = hero;
const video = { ...wide, mobile: phone };

it('has a title and a text before a picture that loads with priority', () => {
  renderIn('it', <BlockList blocks={[typical]} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['over the full width', false],
  ['on a sheet', true],
])('has a video with a stop button, %s', async (_, rounded) => {
  mockVideos();
  const user = userEvent.setup();
  const moving = { ...typical, props: { ...typical.props, video, rounded } };
  const { container } = renderIn('it', <BlockList blocks={[moving]} />);
  const button = await screen.findByRole('button', { name: 'Ferma il video' });
  await user.click(button);
  expect(container.querySelector('video')?.paused).toBe(true);
  expect(screen.getByRole('img')).toBeInTheDocument();
});

it('does not start the video for visitors who prefer reduced motion', async () => {
  mockVideos({ reducedMotion: true });
  const moving = { ...typical, props: { ...typical.props, video } };
  const { container } = renderIn('it', <BlockList blocks={[moving]} />);
  expect(await screen.findByRole('button', { name: 'Avvia il video' })).toBeInTheDocument();
  expect(container.querySelector('video')?.paused).toBe(true);
});

it('works without a picture', () => {
  renderIn('it', <BlockList blocks={[hero.bare]} />);
  expect(screen.getByRole('heading', { name: 'Primi passi' })).toBeInTheDocument();
});
