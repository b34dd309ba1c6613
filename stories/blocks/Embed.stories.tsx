import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EmbedBlock } from '@/blocks/Embed/Embed';
import { embed } from '../fixtures/blocks/Embed';
import { blockMeta, blockStories, patience } from './blockStories';

const meta: Meta = { ...blockMeta, component: EmbedBlock, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(embed);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** A place on OpenStreetMap. */
export const Map = stories.bare;

/** The frame is loaded when the button is pressed, and then has the focus. */
export const ByKeyboard: StoryObj = {
  ...stories.typical,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    (await canvas.findByRole('button', {}, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByTitle('Video su video.example.org')).toHaveFocus();
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
