import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Picture } from '@/components/Picture/Picture';
import { pictures } from '../fixtures/pictures';

const meta = {
  component: Picture,
  parameters: { layout: 'padded' },
  args: { image: pictures.market, sizes: '92vw' },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Screen readers skip a picture that adds nothing to the text beside it. */
export const Decorative: Story = { args: { image: { ...pictures.market, alt: '' } } };

/** A picture in the first view is not loaded lazily. */
export const Priority: Story = { args: { priority: true } };
