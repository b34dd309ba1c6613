import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { PlayButton } from '@/components/VideoPlayer/PlayButton';

const meta = {
  component: PlayButton,
  args: { playing: true, onClick: () => undefined },
} satisfies Meta<typeof PlayButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playing: Story = {};
export const Stopped: Story = { args: { playing: false } };
