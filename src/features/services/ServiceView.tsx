import { Contacts } from '@/components/Contacts/Contacts';
import { FactList, type Fact } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { AddressLine } from '../pages/AddressLine';
import { DetailFrame } from '../pages/DetailFrame';
import type { Service } from './model';

/** One service: what it is, where, and whom to ask. */
export function ServiceView({ service }: { service: Service }) {
  const { t } = useI18n();
  const { type, address, contacts } = service;
  const facts: Fact[] = [];
  if (type) {
    facts.push({
      icon: 'service',
      name: t('common.detail.type'),
      value: t(`services.types.${type}`),
    });
  }
  if (address) facts.push({ icon: 'pin', name: t('common.detail.address'), value: address });
  return (
    <DetailFrame section="services" detail={service} line={<AddressLine address={address} />}>
      {(facts.length > 0 || contacts.length > 0) && (
        <Panel data-ground="surface">
          <FactList facts={facts} />
          <Contacts contacts={contacts} />
        </Panel>
      )}
    </DetailFrame>
  );
}
