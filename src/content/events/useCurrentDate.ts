import { currentDate, eventState, type EventState } from '@studium/shared/eventDates';
import { useSyncExternalStore } from 'react';
import { subscribeToMinutes } from '@/lib/subscribeToMinutes';
import type { EventTime } from './model';

interface Timed extends Omit<EventTime, 'cancelled'> {
  dates: readonly EventTime[];
  /** When the page was rendered. */
  state: EventState;
}

/**
 * The date of an event that counts now, and its state. A page may have been rendered long ago, for example before the cms
 * stopped answering; until hydration ends, both are those of the page.
 */
export function useCurrentDate(event: Timed): Omit<Timed, 'dates'> {
  const { dates, state: rendered } = event;
  const start = useSyncExternalStore(
    subscribeToMinutes,
    () => currentDate(dates, Date.now())?.start ?? event.start,
    () => event.start,
  );
  const date = dates.find((one) => one.start === start) ?? event;
  const state = useSyncExternalStore(
    subscribeToMinutes,
    () => (start ? eventState(start, date.end, Date.now()) : rendered),
    () => rendered,
  );
  return { start, end: date.end, when: date.when, address: date.address, state };
}
