import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { RichText } from '@/components/RichText/RichText';
import { everyElement, textContent } from '../fixtures/blocks/TextContent';

const meta = {
  component: RichText,
  parameters: { layout: 'padded' },
  args: everyElement.props,
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryElement: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { html: textContent.typical.props.html, size: 'large' } };

/** Very long words do not overflow. */
export const LongWords: Story = { args: { html: textContent.long.props.html } };
