import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ConsentBanner } from '@/features/consent/ConsentBanner';

const meta = {
  title: 'Overlays/Consent',
  component: ConsentBanner,
  args: {
    choice: null,
    asked: false,
    onChoose: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the first visit. */
export const FirstVisit: Story = {};

/** Opened again from the footer, by somebody who has said yes. */
export const Preferences: Story = {
  args: { asked: true, choice: { statistics: true, at: Date.UTC(2026, 10, 21) } },
};
