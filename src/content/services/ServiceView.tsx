import { Contacts } from '@/components/Contacts/Contacts';
import { FactList, type Fact } from '@/components/FactList/FactList';
import { Panel } from '@/components/Panel/Panel';
import { useI18n } from '@/i18n/I18n';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import { AddressLine } from '@/content/shared/AddressLine';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { MoreCards } from '@/content/shared/MoreCards';
import { ServiceCard } from './ServiceCard';
import type { Service } from './detail';

/** The page of a service: type, address and contacts. */
export function ServiceView({ service }: { service: Service }) {
  const { t, locale } = useI18n();
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
    <DetailFrame
      section="services"
      detail={service}
      line={<AddressLine address={address} />}
      after={
        <MoreCards
          id="related"
          title={t('services.detail.related')}
          all={{ href: href('services', locale), title: t('common.archive.toAll.services') }}
        >
          {service.related.map((other) => (
            <ServiceCard key={other.id} service={other} />
          ))}
        </MoreCards>
      }
    >
      {(facts.length > 0 || contacts.length > 0) && (
        <Panel data-ground="surface">
          <FactList facts={facts} />
          <Contacts contacts={contacts} />
        </Panel>
      )}
      {service.position && (
        <WherePanel
          title={service.title}
          address={address}
          position={service.position}
          hue="services"
          sign="service"
        />
      )}
    </DetailFrame>
  );
}
