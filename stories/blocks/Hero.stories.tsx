import type { Meta } from '@storybook/nextjs-vite';
import { Hero } from '@/blocks/Hero/Hero';
import { hero } from '../fixtures/blocks/Hero';
import { pictures } from '../fixtures/pictures';
import { blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: Hero, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(hero);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** A page header without a picture. */
export const Plain = storyOf(withProps(hero.typical, { image: null }));

const roundedHero = withProps(hero.typical, { rounded: true, image: pictures.courtyard });

/** A rounded card, with the picture beside the text. */
export const Rounded = storyOf(roundedHero);

export const RoundedOnEachGround = storyOf(roundedHero, (block) =>
  (['brick', 'ochre', 'sage', 'river', 'plum', 'night'] as const).map((background) =>
    inFrame(block, { background }),
  ),
);

/** The picture fills the screen below the header. */
export const FullHeight = storyOf(inFrame(hero.typical, { minHeight: 'full' }));

/** The video plays unless the visitor prefers reduced motion, and has a button to stop it. */
export const WithVideo = storyOf(
  withProps(hero.typical, {
    video: {
      src: '/clips/town-day.mp4',
      mimeType: 'video/mp4',
      mobile: { src: '/clips/town-day-phone.mp4', mimeType: 'video/mp4' },
    },
  }),
);
