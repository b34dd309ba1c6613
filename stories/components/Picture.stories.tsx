import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Picture } from '@/components/Picture/Picture';
import { pictures } from '../fixtures/pictures';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { image: pictures.market, sizes: '92vw' },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** It says nothing that the text beside it does not say: screen readers skip it. */
export const Decorative: Story = { args: { image: { ...pictures.market, alt: '' } } };

/** What a visitor sees first is loaded at once. */
export const Priority: Story = { args: { priority: true } };
