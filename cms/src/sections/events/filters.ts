import { type ArgumentFilters, date, option } from '../../api/entries/argumentFilters';
import type { Event } from '../../payload-types';
import { eventTypes } from './options';

/** The filters of lists of events. */
export const eventFilters = {
  eventType: option(eventTypes),
  eventStartDate: date,
  eventEndDate: date,
} satisfies ArgumentFilters<Event>;

/** Fields by which lists of events can be sorted. */
export const eventSortFields = ['eventStartDate', 'eventEndDate'] satisfies (keyof Event)[];
