import type { Meta } from '@storybook/nextjs-vite';
import { Download } from '@/blocks/Download/Download';
import { download } from '../fixtures/blocks/Download';
import { blockMeta, blockStories } from './blockStories';

const meta: Meta = { ...blockMeta, component: Download, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(download);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;
