import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as S from '@/components/DetailLayout/DetailLayout';
import type { Fact } from '@/components/FactList/FactList';
import { Icon } from '@/components/Icon/Icon';
import { Link } from '@/components/Link/Link';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import { AddressLine } from '@/content/shared/AddressLine';
import { Description } from '@/content/shared/Description';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { FactsPanel } from '@/content/shared/FactsPanel';
import { MoreCards } from '@/content/shared/MoreCards';
import { EventCard } from './EventCard';
import { EventDates } from './EventDates';
import { dateFacts, nextDate } from './dateFacts';
import type { Event } from './detail';
import { useCurrentDate } from './useCurrentDate';

/** Whose event it is, with a link to their page. */
function SourceLine({ source }: Pick<Event, 'source'>) {
  const { t } = useI18n();
  if (!source) return null;
  const text = t('events.detail.from', { name: source.name });
  return <S.Line>{source.href ? <Link href={source.href}>{text}</Link> : text}</S.Line>;
}

/** The page of an event: date, place, ticket and contacts. */
export function EventView({ event }: { event: Event }) {
  const { t, locale } = useI18n();
  const { type, ticket, span, state, cancelled, calendarHref, dates } = event;
  const now = useCurrentDate(event);
  const { start, when, address = event.address } = now;
  // Ended since the page was rendered. Nothing moves then: only texts change.
  const hasEnded = now.state === 'past' && state !== 'past' && !cancelled;
  const summary = [
    cancelled && t('common.cards.cancelled'),
    hasEnded && t('common.cards.over'),
    when,
    ticket,
  ].filter(Boolean);
  const next = dates.find((date) => date.start === start);
  const facts: Fact[] = next ? [nextDate(next, t)] : span ? dateFacts(span, t) : [];
  if (ticket) facts.push({ icon: 'ticket', name: t('events.detail.ticket'), value: ticket });
  if (type) {
    facts.push({ icon: 'tag', name: t('common.detail.type'), value: t(`events.types.${type}`) });
  }
  return (
    <DetailFrame
      section="events"
      detail={event}
      // The contact of a past event is in the side column.
      fact={state === 'past' ? null : summary.join(' · ') || undefined}
      column={
        dates.length > 0 ? (
          <S.Column>
            <Description detail={{ ...event, blocks: [] }} />
            <EventDates event={event} />
            <Description detail={{ ...event, excerpt: '' }} />
          </S.Column>
        ) : undefined
      }
      after={
        <MoreCards
          id="related"
          title={t('events.detail.related')}
          all={{ href: href('events', locale), title: t('common.archive.toAll.events') }}
        >
          {event.related.map((other) => (
            <EventCard key={other.id} event={other} />
          ))}
        </MoreCards>
      }
      line={
        <>
          {span && (
            <S.Line>
              <Icon name="calendar" />
              <time dateTime={next ? start : span.start.iso}>{when}</time>
              {hasEnded && <span>{` · ${t('common.cards.over')}`}</span>}
            </S.Line>
          )}
          <AddressLine address={address} />
          <SourceLine source={event.source} />
          {cancelled && <StatusAlert tone="danger" text={t('events.detail.cancelled')} />}
          {state === 'past' && !cancelled && (
            <StatusAlert tone="neutral" text={t('events.detail.past')} />
          )}
        </>
      }
    >
      <FactsPanel
        detail={{ ...event, address }}
        facts={facts}
        first={
          calendarHref && (
            <ButtonLink href={calendarHref} look="secondary" icon="calendar" block>
              {t('events.detail.calendar')}
            </ButtonLink>
          )
        }
      />
      <WherePanel section="events" entry={{ ...event, address }} />
    </DetailFrame>
  );
}
