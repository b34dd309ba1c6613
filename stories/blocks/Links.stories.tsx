import type { Meta } from '@storybook/nextjs-vite';
import { Links } from '@/blocks/Links/Links';
import { links } from '../fixtures/blocks/Links';
import { blockStories, storyOf } from './blockStories';

const meta: Meta = { title: 'Blocks/Links', component: Links };
export default meta;

const stories = blockStories(links);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

export const Centred = storyOf({
  ...links.typical,
  frame: { ...links.typical.frame, alignment: 'center' },
});
