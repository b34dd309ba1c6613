import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';

const meta = {
  component: SectionHeading,
  parameters: { layout: 'padded' },
  args: { children: 'Case appena arrivate' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLinkToAll: Story = {
  args: {
    action: (
      <ButtonLink href="/alloggi" look="text">
        Tutti gli alloggi
      </ButtonLink>
    ),
  },
};
