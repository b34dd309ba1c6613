import { useI18n } from '@/i18n/I18n';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import { AddressLine } from '@/content/shared/AddressLine';
import { CalendarButton, deadlineFacts, DeadlineLine } from '@/content/shared/DeadlineParts';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { FactsPanel } from '@/content/shared/FactsPanel';
import { MoreCards } from '@/content/shared/MoreCards';
import { ServiceCard } from './ServiceCard';
import type { Service } from './detail';

/** The page of a service: type, address and contacts. */
export function ServiceView({ service }: { service: Service }) {
  const { t, locale } = useI18n();
  const { type, deadline } = service;
  const facts = deadlineFacts(deadline, t);
  if (type) {
    facts.push({
      icon: 'service',
      name: t('common.detail.type'),
      value: t(`services.types.${type}`),
    });
  }
  return (
    <DetailFrame
      section="services"
      detail={service}
      line={
        <>
          <DeadlineLine deadline={deadline} />
          <AddressLine address={service.address} />
        </>
      }
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
      <FactsPanel
        detail={service}
        facts={facts}
        first={service.calendarHref && <CalendarButton href={service.calendarHref} />}
      />
      <WherePanel section="services" entry={service} />
    </DetailFrame>
  );
}
