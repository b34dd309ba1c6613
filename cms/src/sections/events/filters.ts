import { type ArgumentFilters, date, option } from '../../api/entries/argumentFilters';
import { eventTypes } from './options';

/** The filters of lists of events. */
export const eventFilters = {
  eventType: option(eventTypes),
  eventStartDate: date,
  eventEndDate: date,
} satisfies ArgumentFilters;

/** Fields by which lists of events can be sorted. */
export const eventSortFields = ['eventStartDate', 'eventEndDate'];
