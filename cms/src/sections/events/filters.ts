import { type ArgumentFilters, date, option } from '../../api/entries/argumentFilters';
import type { Event } from '../../payload-types';
import { eventTypes } from './options';

export const eventFilters = {
  eventType: option(eventTypes),
  eventStartDate: date,
  eventEndDate: date,
} satisfies ArgumentFilters<Event>;

export const eventSortFields = ['eventStartDate', 'eventEndDate'] satisfies (keyof Event)[];
