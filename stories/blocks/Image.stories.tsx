import type { Meta } from '@storybook/nextjs-vite';
import { ImageBlock } from '@/blocks/Image/Image';
import { blockOf } from '../fixtures/block';
import { image } from '../fixtures/blocks/Image';
import { pictures } from '../fixtures/pictures';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Image', component: ImageBlock };
export default meta;

const stories = blockStories(image);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** The picture is what one clicks; the link's text is its name. */
export const WithLink = shows(image.long);

/** One in portrait is cut, so that it never fills more than the screen. */
export const Portrait = shows(
  blockOf('image', { ...image.usual.props, image: pictures.portrait, caption: 'Via dei Librai.' }),
);

export const Widths = shows(
  ...(['narrow', 'normal', 'wide', 'full'] as const).map((width) =>
    blockOf('image', { ...image.usual.props, image: pictures.skyline }, { frame: { width } }),
  ),
);
