import type { Meta } from '@storybook/nextjs-vite';
import { Download } from '@/blocks/Download/Download';
import { download } from '../fixtures/blocks/Download';
import { blockStories } from './blockStories';

const meta: Meta = { title: 'Blocks/Download', component: Download };
export default meta;

const stories = blockStories(download);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;
