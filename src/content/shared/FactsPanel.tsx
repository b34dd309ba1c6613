import type { ReactNode } from 'react';
import { Contacts } from '@/components/Contacts/Contacts';
import { FactList, type Fact } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';
import type { Detail } from './detail';
import { EntryHead } from './EntryHead';

interface FactsPanelProps {
  detail: Pick<Detail, 'labels' | 'title' | 'address' | 'contacts'>;
  facts?: Fact[];
  /** An action before the contacts. */
  first?: ReactNode;
}

/** The first card of the side column: what the entry is, its facts, an action and the contacts. */
export const FactsPanel = ({ detail, facts = [], first }: FactsPanelProps) => (
  <Panel data-ground="surface">
    <EntryHead detail={detail} />
    <FactList facts={facts} />
    <Contacts contacts={detail.contacts} first={first} />
  </Panel>
);
