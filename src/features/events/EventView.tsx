import { Contacts } from '@/components/Contacts/Contacts';
import * as S from '@/components/DetailLayout/DetailLayout';
import { FactList, type Fact } from '@/components/FactList/FactList';
import { Icon } from '@/components/Icon/Icon';
import { Panel } from '@/components/Panel/Panel';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { AddressLine } from '../pages/AddressLine';
import { DetailFrame } from '../pages/DetailFrame';
import type { Event } from './model';
import { whenFacts } from './whenFacts';

/** One event: when, where, what it costs, and whom to ask. */
export function EventView({ event }: { event: Event }) {
  const { t } = useI18n();
  const { type, ticket, address, contacts, when, span, state } = event;
  const facts: Fact[] = span ? whenFacts(span, t) : [];
  if (ticket) facts.push({ icon: 'ticket', name: t('events.detail.ticket'), value: ticket });
  if (address) facts.push({ icon: 'pin', name: t('common.detail.address'), value: address });
  if (type) {
    facts.push({ icon: 'tag', name: t('common.detail.type'), value: t(`events.types.${type}`) });
  }
  return (
    <DetailFrame
      section="events"
      detail={event}
      line={
        <>
          {span && (
            <S.Line>
              <Icon name="calendar" />
              <time dateTime={span.start.iso}>{when}</time>
            </S.Line>
          )}
          <AddressLine address={address} />
          {state === 'past' && <StatusAlert tone="neutral" text={t('events.detail.past')} />}
        </>
      }
    >
      {(facts.length > 0 || contacts.length > 0) && (
        <Panel data-ground="surface">
          <FactList facts={facts} />
          <Contacts contacts={contacts} />
        </Panel>
      )}
    </DetailFrame>
  );
}
