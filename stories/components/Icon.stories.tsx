import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Icon } from '@/components/Icon/Icon';
import { iconNames } from '@/components/Icon/icons';

const meta = {
  component: Icon,
  parameters: { layout: 'padded' },
  args: { name: 'house' },
  argTypes: { name: { options: iconNames, control: { type: 'select' } } },
} satisfies Meta<typeof Icon>;
export default meta;

/** Has the size and the colour of the text; screen readers skip it. */
export const Default: StoryObj<typeof meta> = {};
