import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Contacts } from '@/components/Contacts/Contacts';
import { Panel } from '@/components/Panel/Panel';

const meta = {
  component: Panel,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Panel>;
export default meta;

/** A card of the side column, with contact links. */
export const WithContacts: StoryObj<typeof meta> = {
  render: () => (
    <Panel data-ground="surface">
      <h2>Chiedi a chi affitta</h2>
      <Contacts
        contacts={[
          { kind: 'phone', label: 'Telefona a Elisa', href: 'tel:0000123456' },
          { kind: 'email', label: 'Scrivi a Elisa', href: 'mailto:elisa@example.org' },
        ]}
      />
    </Panel>
  ),
};
