import type { Meta } from '@storybook/nextjs-vite';
import { Hero } from '@/blocks/Hero/Hero';
import { blockOf } from '../fixtures/block';
import { hero } from '../fixtures/blocks/Hero';
import { pictures } from '../fixtures/pictures';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/Hero', component: Hero };
export default meta;

const stories = blockStories(hero);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const { children } = hero.typical;

/** A page header without a picture. */
export const Plain = storyOf(blockOf('hero', { ...hero.typical.props, image: null }, { children }));

/** A rounded card, with the picture beside the text. */
export const Rounded = storyOf(
  blockOf(
    'hero',
    { ...hero.typical.props, rounded: true, image: pictures.courtyard },
    { children },
  ),
);

export const RoundedOnEachGround = storyOf(
  ...(['brick', 'ochre', 'sage', 'river', 'plum', 'night'] as const).map((background) =>
    blockOf(
      'hero',
      { ...hero.typical.props, rounded: true, image: pictures.courtyard },
      { children, frame: { background } },
    ),
  ),
);

/** The picture fills the screen below the header. */
export const FullHeight = storyOf({
  ...hero.typical,
  frame: { ...hero.typical.frame, minHeight: 'full' },
});

/** The video plays unless the visitor prefers reduced motion, and has a button to stop it. */
export const Film = storyOf(
  blockOf(
    'hero',
    {
      ...hero.typical.props,
      film: {
        src: '/clips/town-day.mp4',
        mimeType: 'video/mp4',
        mobile: { src: '/clips/town-day-phone.mp4', mimeType: 'video/mp4' },
      },
    },
    { children },
  ),
);
