import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { blockProblems } from '@/blocks/engine/block';
import { OmittedBlockHint } from '@/blocks/engine/OmittedBlockHint/OmittedBlockHint';

const meta = {
  component: OmittedBlockHint,
  args: { handle: 'timetable', problem: 'unknown', children: null },
  argTypes: { problem: { options: blockProblems, control: { type: 'select' } } },
} satisfies Meta<typeof OmittedBlockHint>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only previews show it, in the place of a block that visitors do not see. */
export const NoSuchBlock: Story = {};

export const WithoutPicture: Story = { args: { handle: 'image', problem: 'picture' } };
