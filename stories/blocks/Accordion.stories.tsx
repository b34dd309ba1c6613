import type { Meta } from '@storybook/nextjs-vite';
import { Accordion } from '@/blocks/Accordion/Accordion';
import { accordion } from '../fixtures/blocks/Accordion';
import { blockMeta, blockStories } from './blockStories';

const meta: Meta = { ...blockMeta, component: Accordion, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(accordion);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;
