import { EventCard } from '@/content/events/EventCard';
import type { EventTeaser } from '@/content/events/model';
import { CardList, type CardListModel } from '../engine/CardList/CardList';

interface ListEventsProps extends CardListModel {
  events: EventTeaser[];
}

/** Current and future events, the next one first, or the events that an editor chose. */
export function ListEvents({ events, layout, card }: ListEventsProps) {
  return (
    <CardList
      section="events"
      layout={layout}
      items={events}
      renderCard={(event) => <EventCard event={event} {...card} />}
    />
  );
}
