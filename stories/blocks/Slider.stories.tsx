import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Slider } from '@/blocks/Slider/Slider';
import { slider } from '../fixtures/blocks/Slider';
import { blockMeta, blockStories, patience } from './blockStories';

const meta: Meta = {
  ...blockMeta,
  component: Slider,
  tags: ['!autodocs'],
  argTypes: {
    ...blockMeta.argTypes,
    visibleSlides: { control: { type: 'range', min: 1, max: 6 } },
  },
};
export default meta;

const stories = blockStories(slider);

export const Typical = stories.typical;
export const LongText = stories.longText;
export const Bare = stories.bare;
export const English = stories.english;
export const InColumns = stories.inColumns;
export const OnEachGround = stories.onEachGround;

/** The arrow keys and the buttons scroll the row, and the buttons are disabled at its ends. */
export const ByKeyboard: StoryObj = {
  ...stories.typical,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('group', {}, patience);
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    const back = canvas.getByRole('button', { name: 'Indietro' });
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
  },
};
