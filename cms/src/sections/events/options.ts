import { visibleChoices } from '../../fields/options';

/** Types of event. */
export const eventTypes = visibleChoices('eventTypes');
