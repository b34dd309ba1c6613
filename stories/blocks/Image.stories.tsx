import type { Meta } from '@storybook/nextjs-vite';
import { ImageBlock } from '@/blocks/Image/Image';
import { image } from '../fixtures/blocks/Image';
import { pictures } from '../fixtures/pictures';
import { blockMeta, blockStories, inFrame, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: ImageBlock, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(image);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** The picture is the link, and the link's text is its accessible name. */
export const WithLink = storyOf(image.long);

/** A portrait picture is cropped, so that it is never higher than the screen. */
export const Portrait = storyOf(
  withProps(image.typical, { image: pictures.portrait, caption: 'Via dei Librai.' }),
);

export const Widths = storyOf(withProps(image.typical, { image: pictures.skyline }), (block) =>
  (['narrow', 'normal', 'wide', 'full'] as const).map((width) => inFrame(block, { width })),
);
