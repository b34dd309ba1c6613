import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ConsentBanner } from '@/features/consent/ConsentBanner';

const meta = {
  component: ConsentBanner,
  args: {
    choice: null,
    isReopened: false,
    onChoose: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the first visit. */
export const FirstVisit: Story = {};

/** Reopened from the footer by a visitor who has accepted. */
export const Preferences: Story = {
  args: { isReopened: true, choice: { statistics: true, at: Date.UTC(2026, 10, 21) } },
};
