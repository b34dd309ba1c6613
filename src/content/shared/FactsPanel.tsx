import type { ComponentProps } from 'react';
import { Contacts } from '@/components/Contacts/Contacts';
import { FactList, type Fact } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';

interface FactsPanelProps extends ComponentProps<typeof Contacts> {
  facts: Fact[];
}

/** The facts and the contacts of an entry; renders nothing if there is neither. */
export function FactsPanel({ facts, ...contacts }: FactsPanelProps) {
  if (facts.length === 0 && contacts.contacts.length === 0) return null;
  return (
    <Panel data-ground="surface">
      <FactList facts={facts} />
      <Contacts {...contacts} />
    </Panel>
  );
}
