import {
  type ArgumentFilters,
  type dateArgument,
  optionArgument,
} from '../../api/entries/argumentFilters';
import { dateFilter } from '../../api/entries/dateFilter';
import type { Event } from '../../payload-types';
import { eventTypes } from './options';

/**
 * Filters by a field of the dates that are not cancelled. One date has to match all of them: the databases join the table
 * of dates once in a query.
 */
const anyDate =
  (field: string): typeof dateArgument =>
  (_, value) => ({
    and: [
      dateFilter(`eventDates.${field}`, [value].flat()),
      { 'eventDates.cancelled': { not_equals: true } },
    ],
  });

export const eventFilters = {
  eventType: optionArgument(eventTypes),
  eventStartDate: anyDate('start'),
  eventEndDate: anyDate('end'),
} satisfies ArgumentFilters<Event>;

export const eventSortFields = ['eventStartDate', 'eventEndDate'] satisfies (keyof Event)[];
