import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Consent } from '@/features/consent/Consent';

const meta = {
  // Otherwise Storybook leaves out the last name, because the folder has the same.
  title: 'features/consent/Consent',
  component: Consent,
  args: { id: 'GTM-EXAMPLE', reload: () => undefined },
} satisfies Meta<typeof Consent>;
export default meta;

/** Requests consent once, and stores the choice on the device. */
export const FirstVisit: StoryObj<typeof meta> = {};
