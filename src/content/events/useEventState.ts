import { useSyncExternalStore } from 'react';
import { eventState } from '@/i18n/eventState';
import type { EventState } from '@/i18n/timeSpan';
import { subscribeToMinutes } from '@/lib/subscribeToMinutes';

interface Timed {
  start: string;
  end: string;
  /** When the page was rendered. */
  state: EventState;
}

/**
 * The state of an event now. A page may have been rendered long ago, for example before the cms stopped answering; until
 * hydration ends, the state is that of the page.
 */
export const useEventState = ({ start, end, state }: Timed): EventState =>
  useSyncExternalStore(
    subscribeToMinutes,
    () => (start ? eventState(start, end, Date.now()) : state),
    () => state,
  );
