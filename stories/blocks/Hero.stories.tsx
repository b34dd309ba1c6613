import type { Meta } from '@storybook/nextjs-vite';
import { Hero } from '@/blocks/Hero/Hero';
import { blockOf } from '../fixtures/block';
import { hero } from '../fixtures/blocks/Hero';
import { pictures } from '../fixtures/pictures';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Hero', component: Hero };
export default meta;

const stories = blockStories(hero);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const { children } = hero.usual;

/** A page header without a picture. */
export const Plain = shows(blockOf('hero', { ...hero.usual.props, image: null }, { children }));

/** On a rounded sheet, the picture beside the text. */
export const Rounded = shows(
  blockOf('hero', { ...hero.usual.props, rounded: true, image: pictures.courtyard }, { children }),
);

export const RoundedOnEachGround = shows(
  ...(['brick', 'ochre', 'sage', 'river', 'plum', 'night'] as const).map((background) =>
    blockOf(
      'hero',
      { ...hero.usual.props, rounded: true, image: pictures.courtyard },
      { children, frame: { background } },
    ),
  ),
);

/** The picture fills the screen below the header. */
export const FullHeight = shows({
  ...hero.usual,
  frame: { ...hero.usual.frame, minHeight: 'full' },
});

/** Plays for people who welcome motion; everybody can stop it. */
export const Film = shows(
  blockOf(
    'hero',
    {
      ...hero.usual.props,
      film: {
        src: '/clips/town-day.mp4',
        mimeType: 'video/mp4',
        mobile: { src: '/clips/town-day-phone.mp4', mimeType: 'video/mp4' },
      },
    },
    { children },
  ),
);
