import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { VideoPlayer } from '@/components/VideoPlayer/VideoPlayer';
import { riverWalk } from '../fixtures/blocks/Video';

const meta = {
  component: VideoPlayer,
  parameters: { layout: 'padded' },
  args: {
    video: riverWalk,
    name: 'Il fiume, camminando',
    playback: { autoplay: false, loop: false, muted: false, controls: true },
    labels: {
      play: 'Avvia il video',
      pause: 'Ferma il video',
      captions: 'Italiano',
      language: 'it',
    },
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Loads nothing but the poster before the first press. */
export const OnDemand: Story = {};

export const WithoutControls: Story = {
  args: { playback: { autoplay: false, loop: true, muted: true, controls: false } },
};
