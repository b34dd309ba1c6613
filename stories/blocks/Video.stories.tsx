import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VideoBlock } from '@/blocks/Video/Video';
import { video } from '../fixtures/blocks/Video';
import { blockMeta, blockStories, patience, storyOf, withProps } from './blockStories';

const meta: Meta = { ...blockMeta, component: VideoBlock, tags: ['!autodocs'] };
export default meta;

const stories = blockStories(video);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const { playback } = video.typical.props;

/** Plays muted unless the visitor prefers reduced motion. The button is always there. */
export const Autoplay = storyOf(
  withProps(video.typical, { playback: { ...playback, autoplay: true, loop: true } }),
);

/** Without the browser's controls, the site's own button starts and stops the video. */
export const WithoutControls = storyOf(
  withProps(video.typical, { playback: { ...playback, controls: false } }),
);

export const ByKeyboard: StoryObj = {
  ...WithoutControls,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Avvia il video' }, patience)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Ferma il video' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Avvia il video' })).toHaveFocus();
    const element = canvasElement.querySelector('video');
    await waitFor(() => expect(element?.paused).toBe(true));
  },
};
