import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { VideoBlock } from '@/blocks/Video/Video';
import { blockOf } from '../fixtures/block';
import { video } from '../fixtures/blocks/Video';
import { blockStories, patience, shows } from './blockStories';

const meta: Meta = { title: 'Blocks/Video', component: VideoBlock };
export default meta;

const stories = blockStories(video);

export const Usual = stories.usual;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

const { props } = video.usual;

/** Plays by itself, without sound, for people who welcome motion; the button is always there. */
export const Autoplay = shows(
  blockOf('video', { ...props, playback: { ...props.playback, autoplay: true, loop: true } }),
);

/** Without the browser’s controls, our own button starts and stops it. */
export const WithoutControls = shows(
  blockOf('video', { ...props, playback: { ...props.playback, controls: false } }),
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
    const film = canvasElement.querySelector('video');
    await waitFor(() => expect(film?.paused).toBe(true));
  },
};
