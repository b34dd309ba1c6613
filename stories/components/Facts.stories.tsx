import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { DefinitionFacts } from '@/components/DefinitionFacts/DefinitionFacts';
import { FactList } from '@/components/FactList/FactList';

const meta = {
  component: FactList,
  parameters: { layout: 'padded' },
  args: {
    facts: [
      { icon: 'calendar', name: 'Quando', value: 'venerdì 27 novembre, dalle 21' },
      { icon: 'ticket', name: 'Ingresso', value: 'libero' },
      { icon: 'pin', name: 'Dove', value: 'Piazza del Pozzo 5' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For the side column. */
export const List: Story = {};

/** The figures of an entry in one bar. */
export const Bar: Story = {
  render: () => (
    <DefinitionFacts
      facts={[
        { icon: 'bed', name: 'Letti', value: '2' },
        { icon: 'door', name: 'Camere', value: '1' },
        { icon: 'bath', name: 'Bagni', value: '1, in comune' },
      ]}
    />
  ),
};
