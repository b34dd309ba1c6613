import {
  type ArgumentFilters,
  dateArgument,
  optionArgument,
} from '../../api/entries/argumentFilters';
import type { Event } from '../../payload-types';
import { eventTypes } from './options';

export const eventFilters = {
  eventType: optionArgument(eventTypes),
  eventStartDate: dateArgument,
  eventEndDate: dateArgument,
} satisfies ArgumentFilters<Event>;

export const eventSortFields = ['eventStartDate', 'eventEndDate'] satisfies (keyof Event)[];
