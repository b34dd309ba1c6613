import { EventCard } from '@/features/events/EventCard';
import type { EventTeaser } from '@/features/events/model';
import { CardList } from '../CardList/CardList';
import type { CardListModel } from '../CardList/model';

export interface ListEventsProps extends CardListModel {
  events: EventTeaser[];
}

/** Events that are on or to come, the next first, or those that an editor chose. */
export function ListEvents({ events, arrangement, card }: ListEventsProps) {
  return (
    <CardList section="events" arrangement={arrangement}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} {...card} />
        </li>
      ))}
    </CardList>
  );
}
