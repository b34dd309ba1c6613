import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { withVideos } from '@/components/VideoPlayer/testing';
import { renderIn } from '@/layout/testing';
import { hero } from '../../../stories/fixtures/blocks/Hero';
import { BlockList } from '../BlockList';
import { context, place, rawFilm, rawFrame, rawPicture } from '../testing/place';
import { mapHero } from './Hero.mapper';

const raw = {
  ...rawFrame,
  __typename: 'contentManager_hero_BlockType' as const,
  roundedBorder: null,
  conditionalField: 'video',
  backgroundImage: [rawPicture('skyline')],
  backgroundVideo: [rawFilm('town-day')],
  backgroundVideoMobile: [rawFilm('town-day-phone')],
};
const map = (changes: Partial<typeof raw>) =>
  mapHero({ ...raw, ...changes }, context, place, undefined);

const wide = { src: '/media/town-day.mp4', mimeType: 'video/mp4' };
const phone = { src: '/media/town-day-phone.mp4', mimeType: 'video/mp4' };

describe('its mapper', () => {
  it('takes the film only where the editor chose it, over the picture', () => {
    expect(map({})).toMatchObject({
      image: { src: '/media/skyline-1180.jpg' },
      film: { ...wide, mobile: phone },
      rounded: false,
    });
    expect(map({ conditionalField: 'image' })).toMatchObject({ film: null });
  });

  it('is a rounded frame where the editor wants it', () => {
    expect(mapHero({ ...raw, roundedBorder: true }, context, place, undefined)).toMatchObject({
      rounded: true,
    });
  });

  it('makes do with the film or the picture that is there', () => {
    expect(map({ backgroundVideoMobile: [] })).toMatchObject({ film: { ...wide, mobile: null } });
    expect(map({ backgroundVideo: [] })).toMatchObject({ film: { ...phone, mobile: null } });
    expect(map({ backgroundImage: [] })).toMatchObject({ image: null, film: wide });
    const none = { backgroundVideo: [rawFilm('x', 'image/png')], backgroundVideoMobile: [] };
    expect(map(none)).toMatchObject({ film: null, image: { width: 1800 } });
  });
});

const { usual } = hero;
const film = { ...wide, mobile: phone };

it('is a title and a sentence before a picture that is loaded at once', async () => {
  const { container } = renderIn('it', <BlockList blocks={[usual]} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['over the whole width', false],
  ['on a sheet', true],
])('has a film that anybody can stop, %s', async (_, rounded) => {
  withVideos();
  const user = userEvent.setup();
  const moving = { ...usual, props: { ...usual.props, film, rounded } };
  const { container } = renderIn('it', <BlockList blocks={[moving]} />);
  const button = await screen.findByRole('button', { name: 'Ferma il video' });
  await user.click(button);
  expect(container.querySelector('video')?.paused).toBe(true);
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('stays still for people who want no motion', async () => {
  withVideos({ reducedMotion: true });
  const moving = { ...usual, props: { ...usual.props, film } };
  const { container } = renderIn('it', <BlockList blocks={[moving]} />);
  expect(await screen.findByRole('button', { name: 'Avvia il video' })).toBeInTheDocument();
  expect(container.querySelector('video')?.paused).toBe(true);
});

it('stands without a picture', async () => {
  const { container } = renderIn('it', <BlockList blocks={[hero.bare]} />);
  expect(screen.getByRole('heading', { name: 'Primi passi' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
