import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ToastMessage } from '@/components/ToastMessage/ToastMessage';

const meta = {
  component: ToastMessage,
  parameters: { layout: 'padded' },
  args: { children: 'Mansarda a San Vero è tra i preferiti.' },
  render: (args) => <ToastMessage {...args} data-ground="night" />,
} satisfies Meta<typeof ToastMessage>;
export default meta;

/** The result of an action, for some seconds. */
export const Default: StoryObj<typeof meta> = {};
