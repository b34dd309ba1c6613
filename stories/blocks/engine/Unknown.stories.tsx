import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { blockProblems } from '@/blocks/engine/block';
import { Unknown } from '@/blocks/engine/Unknown/Unknown';

const meta = {
  component: Unknown,
  args: { handle: 'timetable', problem: 'unknown', children: null },
  argTypes: { problem: { options: blockProblems, control: { type: 'select' } } },
} satisfies Meta<typeof Unknown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only previews show it, in the place of a block that visitors do not see. */
export const NoSuchBlock: Story = {};

export const WithoutPicture: Story = { args: { handle: 'image', problem: 'picture' } };
