import type { ComponentProps } from 'react';
import { Contacts } from '@/components/Contacts/Contacts';
import { FactList, type Fact } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';

interface FactsPanelProps extends ComponentProps<typeof Contacts> {
  facts: Fact[];
}

/** The facts, an action and the contacts of an entry; renders nothing if there is none of them. */
export function FactsPanel({ facts, contacts, first }: FactsPanelProps) {
  if (facts.length === 0 && contacts.length === 0 && !first) return null;
  return (
    <Panel data-ground="surface">
      <FactList facts={facts} />
      <Contacts contacts={contacts} first={first} />
    </Panel>
  );
}
