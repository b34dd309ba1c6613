import type { Meta } from '@storybook/nextjs-vite';
import { Links } from '@/blocks/Links/Links';
import { links } from '../fixtures/blocks/Links';
import { blockMeta, blockStories, inFrame, storyOf } from './blockStories';

const meta: Meta = { ...blockMeta, component: Links, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(links);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

export const Centred = storyOf(inFrame(links.typical, { alignment: 'center' }));
