import type { Meta } from '@storybook/nextjs-vite';
import { Spacer } from '@/blocks/Spacer/Spacer';
import { blockOf } from '../fixtures/block';
import { spacer } from '../fixtures/blocks/Spacer';
import { textContent } from '../fixtures/blocks/TextContent';
import { blockStories, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Spacer', component: Spacer };
export default meta;

const stories = blockStories(spacer);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** It shows only by what it keeps apart. */
export const BetweenTexts = shows(
  textContent.bare,
  blockOf('spacer', { height: 96, heightMobile: 48 }),
  { ...textContent.bare, id: 'after' },
);
