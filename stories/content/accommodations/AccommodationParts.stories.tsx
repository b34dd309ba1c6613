import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Details } from '@/content/accommodations/Details';
import { EnergyPanel } from '@/content/accommodations/EnergyPanel';
import { PriceAmount } from '@/content/accommodations/PriceAmount';
import { PricePanel } from '@/content/accommodations/PricePanel';
import { RulesPanel } from '@/content/accommodations/RulesPanel';
import { Terms } from '@/content/accommodations/Terms';
import { ContactBar } from '@/content/shared/ContactBar';
import { Labels } from '@/content/shared/Labels';
import { accommodations } from '../../fixtures/pages/accommodations';

interface Args {
  locale: 'it' | 'en';
}

const meta = {
  parameters: { layout: 'padded' },
  args: { locale: 'it' },
  argTypes: { locale: { options: ['it', 'en'], control: { type: 'inline-radio' } } },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const LabelsBelowTheTitle: Story = {
  render: ({ locale }) => <Labels labels={accommodations[locale].labels} />,
};

export const Text: Story = {
  render: ({ locale }) => <Details accommodation={accommodations[locale]} />,
};

export const Price: Story = {
  render: ({ locale }) => <PricePanel accommodation={accommodations[locale]} />,
};

/** On phones, at the bottom of the screen. */
export const PriceOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ locale }) => {
    const { price, condominiumFees, contacts } = accommodations[locale];
    return (
      <ContactBar
        fact={price && <PriceAmount price={price} fees={condominiumFees} />}
        contacts={contacts}
      />
    );
  },
};

export const Conditions: Story = {
  render: ({ locale }) => <Terms accommodation={accommodations[locale]} />,
};

export const Rules: Story = {
  render: ({ locale }) => <RulesPanel accommodation={accommodations[locale]} />,
};

export const Energy: Story = {
  render: ({ locale }) => <EnergyPanel energy={accommodations[locale].energy} />,
};
