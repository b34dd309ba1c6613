import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Embed } from '@/components/Embed/Embed';

const meta = {
  component: Embed,
  parameters: { layout: 'padded' },
  args: {
    embed: {
      src: 'https://video.example.org/embed/castelmora',
      href: 'https://video.example.org/castelmora',
      kind: 'video',
    },
    labels: {
      title: 'Video su video.example.org',
      notice: 'Il video si carica da video.example.org, che vede il tuo indirizzo.',
      load: 'Carica il video',
      open: 'Apri il video sul suo sito',
    },
  },
} satisfies Meta<typeof Embed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The frame of the other site loads when the button is pressed. */
export const Video: Story = {};

export const Map: Story = {
  args: {
    embed: {
      src: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C-0.01%2C0.01%2C0.01',
      href: 'https://www.openstreetmap.org/#map=15/0/0',
      kind: 'map',
    },
  },
};
